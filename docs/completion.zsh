#compdef premier
# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of premier's commands, switches and problem files for zsh.

_premier() {
  local -a solving
  solving=(
    '-j[threads]:number'
    '-maxmem[memory for the whole program]:size, as 512M or 2G'
    '-maxtime[time for each problem]:seconds'
    '--engine[which engine]:engine:(general plain)'
    '--help[what the command does and takes]'
  )
  local bare='-regression[no version and times]' json='--json[JSON lines]'
  local heartbeat='-heartbeat[signs of life]'
  local files='*:problem file:_files -g "*.inp"'

  case $words[2] in
    check) shift words; ((CURRENT--)); _arguments $solving $bare $heartbeat $json $files ;;
    perft) shift words; ((CURRENT--))
      _arguments $solving '--depth[half-moves]:number' '--split[count for each first move]' $files ;;
    show) shift words; ((CURRENT--)); _arguments '--controls[controls of each square]' \
        '--engine[which engine]:engine:(general plain)' '--svg[as a picture]' '--latex[for LaTeX]' '--html[as a page]' \
        '--fen[only the FEN]' '--xfen[the FEN, outermost rooks as KQkq]' \
        '--moves[where a man can go]:square' '--fog[as a side sees it]:side:(white black)' $files ;;
    explain) shift words; ((CURRENT--))
      _arguments $json $files ':move, as Ke1-e2, e1e2 or 0-0' ;;
    replay) shift words; ((CURRENT--))
      _arguments '--fog[whose view]:side:(white black none)' $json '*:score of games:_files' ;;
    array) shift words; ((CURRENT--))
      _arguments '--draw[draw an array]' '--method[how]:method:(uniform northam)' \
        '--seed[the same number draws the same]:number' ':number or row' ;;
    list) _arguments '2:what:(conditions pieces attributes stipulations options)' ':name' '--svg[the moves of a piece as a picture]' ;;
    bench) shift words; ((CURRENT--)); _arguments $solving $bare ;;
    *)
      ((CURRENT == 2)) && compadd solve check perft show explain replay array list bench
      [[ $words[2] = solve ]] && { shift words; ((CURRENT--)) }
      _arguments $solving $bare $heartbeat $json '-maxtrace[accepted]:number' '--html[a page for browsers]' '--latex[a LaTeX document]' \
        '--svg[a picture of the diagrams]' '--checkpoint[keep findings]:file:_files' '--version' $files ;;
  esac
}

_premier "$@"
