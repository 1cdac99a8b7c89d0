# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of premier's commands, switches and problem files for bash.

_premier() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=solve
  local i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case ${COMP_WORDS[i]} in
      solve|check|perft|show|explain|replay|array|list|bench) command=${COMP_WORDS[i]}; break ;;
    esac
  done

  case $before in
    --engine) COMPREPLY=($(compgen -W "general plain" -- "$word")); return ;;
    --fog) local sides="white black"; [[ $command = replay ]] && sides+=" none"
      COMPREPLY=($(compgen -W "$sides" -- "$word")); return ;;
    --method) COMPREPLY=($(compgen -W "uniform northam" -- "$word")); return ;;
    list) if [[ $word != -* ]]; then
        COMPREPLY=($(compgen -W "conditions pieces attributes stipulations options" -- "$word")); return
      fi ;;
    --checkpoint) COMPREPLY=($(compgen -f -- "$word")); return ;;
    -j|--depth|--seed|-maxmem|-maxtime|-maxtrace) COMPREPLY=(); return ;;
  esac

  local switches searching="-j -maxmem -maxtime --engine"
  case $command in
    solve|check) switches="$searching -regression -heartbeat --json"
      [[ $command = solve ]] && switches+=" -maxtrace --html --latex --svg --checkpoint" ;;
    perft) switches="$searching --depth --split" ;;
    bench) switches="$searching -regression" ;;
    show) switches="--controls --fen --xfen --moves --fog --svg --latex --html --engine" ;;
    list) switches="--svg" ;;
    explain) switches="--json" ;;
    replay) switches="--fog --json" ;;
    array) switches="--draw --method --seed" ;;
  esac
  if [[ $word = -* ]]; then
    COMPREPLY=($(compgen -W "$switches --help --version" -- "$word"))
  elif [[ $COMP_CWORD = 1 ]]; then
    COMPREPLY=($(compgen -W "solve check perft show explain replay array list bench" -- "$word")
               $(compgen -f -X '!*.inp' -- "$word") $(compgen -d -- "$word"))
  elif [[ $command = replay ]]; then
    COMPREPLY=($(compgen -f -- "$word"))
  elif [[ $command != array && $command != list && $command != bench ]]; then
    COMPREPLY=($(compgen -f -X '!*.inp' -- "$word") $(compgen -d -- "$word"))
  fi
}

complete -o filenames -F _premier premier
