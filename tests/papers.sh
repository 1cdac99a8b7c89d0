#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# papers.sh SOURCES PROGRAM: do the papers say what the program does?  Every command, and every option
# that its --help names, stands in the manual page and in the completions; docs/CONDITIONS is what
# build-aux/list-rules makes of the rules; the lines of the README that call the program end well.
# Says what is missing; exit status 0 only if nothing is.
set -u
sources=$1
program=$2
missing=0

miss() {
  echo "$1"
  missing=1
}

# has WORD FILE: the word stands in the file, in the manual page with its hyphens escaped.
has() {
  sed 's/\\-/-/g' "$sources/docs/$2" | grep -qE -e "(^|[^a-z-])$1([^a-z-]|\$)"
}

# Options for tests alone are not offered to be completed.
options_of() {
  "$program" "$1" --help | grep -vE '^ +--no-(table|pruning) ' | grep -oE -e '(^| |\[|\||\()--?[a-z]+' |
    grep -oE -e '--?[a-z]+$'
}

commands=$("$program" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
[ -n "$commands" ] || miss "premier --help names no commands"
for word in $commands $(for command in $commands; do options_of "$command"; done | sort -u); do
  for paper in premier.1 completion.bash completion.zsh; do
    has "$word" "$paper" || miss "docs/$paper does not name $word"
  done
done

(cd "$sources" && sh build-aux/list-rules conditions/*.c) | cmp -s - "$sources/docs/CONDITIONS" ||
  miss "docs/CONDITIONS is out of date: make rules"

# A command takes those options of solving that its help names, and refuses the others.
for command in $commands; do
  for option in $(options_of solve); do
    case $option in
      --engine) value=plain ;;
      -j | -max* | --checkpoint) value=1 ;;
      *) value= ;;
    esac
    # shellcheck disable=SC2086
    "$program" "$command" $option $value --help > /dev/null 2>&1
    taken=$?
    named=1
    for other in $(options_of "$command"); do
      [ "$other" != "$option" ] || named=0
    done
    [ $taken = $named ] || miss "$command $option: help and program differ"
  done
done

# What the completion offers behind a command is what its help names, and --help and --version.
for command in $commands; do
  bash -c '. "$1" && COMP_WORDS=(premier "$2" -) && COMP_CWORD=2 && _premier &&
    printf "%s\n" "${COMPREPLY[@]}"' completion "$sources/docs/completion.bash" "$command" |
    sort > papers.$$
  { options_of "$command"; echo --help; echo --version; } | sort -u | cmp -s - papers.$$ ||
    miss "docs/completion.bash: the options of $command are not those of its help"
done

# A command that is nearly one is not taken for a file.
"$program" chek problem.inp 2>&1 | grep -q 'did you mean check' ||
  miss "premier chek does not lead to check"

# Exit status 4, where the disk is full.
if [ -c /dev/full ]; then
  "$program" array 518 > /dev/full 2> /dev/null
  [ $? = 4 ] || miss "output that cannot be written passes for written"
fi

# A solution without its problem would never be looked at.
for kept in "$sources"/problems/*/*.txt; do
  [ -f "${kept%.txt}.inp" ] || miss "$kept: where is the problem?"
done

# Those that need more than the program itself are left to .ci/run.
grep -oE '^    \./premier .*' "$sources/README" > papers.$$
while read -r line; do
  (cd "$sources" && eval "$program ${line#./premier }") > /dev/null 2>&1 < /dev/null ||
    miss "README: $line fails"
done < papers.$$
rm papers.$$

exit $missing
