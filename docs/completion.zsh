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
    '--json[JSON lines]'
  )
  local files='*:problem file:_files -g "*.inp"'

  case $words[2] in
    check) shift words; ((CURRENT--)); _arguments $solving $files ;;
    perft) shift words; ((CURRENT--))
      _arguments '--depth[half-moves]:number' '--split[count for each first move]' \
        '--engine[which engine]:engine:(general plain)' $files ;;
    show) shift words; ((CURRENT--)); _arguments '--controls[controls of each square]' \
        '--svg[as a picture]' '--latex[for LaTeX]' '--html[as a page]' \
        '--fen[only the FEN]' '--xfen[the FEN, outermost rooks as KQkq]' \
        '--moves[where a man can go]:square' '--fog[as a side sees it]:side:(white black)' $files ;;
    explain) shift words; ((CURRENT--))
      _arguments '--json[JSON lines]' $files ':move, as Ke1-e2, e1e2 or 0-0' ;;
    replay) shift words; ((CURRENT--))
      _arguments '--fog[whose view]:side:(white black none)' '--json[JSON lines]' '*:score of games:_files' ;;
    array) shift words; ((CURRENT--))
      _arguments '--draw[draw an array]' '--method[how]:method:(uniform northam)' \
        '--seed[the same number draws the same]:number' ':number or row' ;;
    list) _arguments '2:what:(conditions pieces attributes stipulations options)' ':name' '--svg[the moves of a piece as a picture]' ;;
    bench) ;;
    *)
      ((CURRENT == 2)) && compadd solve check perft show explain replay array list bench
      [[ $words[2] = solve ]] && { shift words; ((CURRENT--)) }
      _arguments $solving '-regression[no version and time]' '-maxtrace[accepted]:number' \
        '-heartbeat[signs of life]' '--html[a page for browsers]' '--latex[a LaTeX document]' \
        '--svg[a picture of the diagrams]' '--checkpoint[keep findings]:file:_files' '--help' '--version' $files ;;
  esac
}

_premier "$@"
