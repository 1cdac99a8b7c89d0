#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# run.sh SOURCES PROGRAM UNITS -- FUZZERS: what `make check` runs, from the folder of the build.
# 1. the units: every test of every cmocka program counts;
# 2. the problems: every problems/*/*.inp is solved and its solution compared with the text kept
#    beside it; so are those of the general engine and of a search that skips nothing; check finds
#    that the solution is the problem's;
# 3. the commands: the words of every problems/*/*.cmd are given to the program in its folder, and
#    what it prints is compared with the file .out beside it;
# 4. the papers: what they say of the program is so;
# 5. the fuzzers, for a few seconds each, over the problems.
# Ends in one line `N passed, N failed`; exit status 0 only if none failed.
set -u
LC_ALL=C
export LC_ALL
sources=$1
PREMIER_SOURCES=$sources
export PREMIER_SOURCES
program=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
shift 2

passed=0
failed=0
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

pass() {
  passed=$((passed + 1))
}

# fail NAME [FILE]: with the end of what the test said.
fail() {
  failed=$((failed + 1))
  echo "FAILED $1"
  [ $# -lt 2 ] || tail -n 25 "$2" | sed 's/^/    /'
}

# A test that was planned and not reported (the program died) has failed; so has a program that
# ends badly without saying which test did.
unit() {
  CMOCKA_MESSAGE_OUTPUT=TAP timeout 300 "$1" > "$work/out" 2>&1
  status=$?
  counts=$(awk -v status=$status '
    /^1\.\.[0-9]+$/ { planned += substr($0, 4) }
    /^ok / { good++ }
    /# SKIP/ { skipped++ }
    END {
      bad = planned - good - skipped
      if (bad <= 0) bad = status != 0 || planned == 0
      print good + 0, bad
    }' "$work/out")
  passed=$((passed + ${counts% *}))
  if [ "${counts#* }" != 0 ]; then
    failed=$((failed + ${counts#* }))
    echo "FAILED $1: ${counts#* } of its tests, exit status $status"
    grep -v '^ok ' "$work/out" | tail -n 40 | sed 's/^/    /'
  fi
}

# Diagram and remark are not part of the solution: the option that leaves the diagram out is put into
# the problem, in the language of its first word, and remarks are taken out.
solution_only() {
  awk '
    tolower($1) ~ /^(remark|remarque|bemerkung)$/ { next }
    { print }
    tolower($1) ~ /^(beginproblem|nextproblem)$/ { print "Option NoBoard" }
    tolower($1) ~ /^(debutprobleme|asuivre)$/ { print "Option SansEchiquier" }
    tolower($1) ~ /^(anfangproblem|weiteresproblem)$/ { print "Option OhneBrett" }
  ' "$1"
}

# solve FILE SWITCH...
solve() {
  file=$1
  shift
  timeout 120 "$program" -regression -maxmem 128M "$@" "$file" > "$work/solution" 2> "$work/out"
}

problem() {
  solution_only "$1" > "$work/problem.inp"
  solved_with "$1"
  solved_with "$1" --engine general
  solved_with "$1" --no-pruning
}

# solved_with PROBLEM SWITCH...
solved_with() {
  expected=${1%.inp}.txt
  problem=$1
  shift
  solve "$work/problem.inp" "$@"
  status=$?
  set -- "$problem${*:+ with $*}"
  if ! [ -f "$expected" ]; then
    fail "$1: no solution is kept with it"
  elif [ $status != 0 ]; then
    fail "$1: exit status $status" "$work/out"
  elif ./tests/compare_solutions "$expected" "$work/solution" > "$work/out" 2>&1; then
    pass
  else
    fail "$1: another solution than $expected" "$work/out"
  fi
}

# judged PROBLEM: with its kept solution in it, it is not called cooked, and nothing is missing.
# The solutions of several problems in one file are kept together and cannot be put into them.
judged() {
  ! grep -qiE '^(NextProblem|ASuivre|WeiteresProblem)' "$1" || return 0
  awk -v kept="${1%.inp}.txt" '
    function tell(word) {
      print word
      while ((getline line < kept) > 0) print line
    }
    tolower($1) ~ /^(endproblem|finprobleme)$/ { tell("Solution") }
    tolower($1) == "endeproblem" { tell("Loesung") }
    { print }
  ' "$1" > "$work/problem.inp"
  timeout 120 "$program" check -maxmem 128M "$work/problem.inp" > "$work/out" 2>&1
  if grep -qE 'cooked|missing' "$work/out"; then
    fail "$1: check does not know its solution again" "$work/out"
  else
    pass
  fi
}

# The words of a .cmd file have no blanks in them.
command_file() {
  (cd "$(dirname "$1")" && xargs timeout 60 "$program" < "$(basename "$1")") \
    > "$work/out" 2> "$work/messages"
  if [ -s "$work/messages" ]; then
    fail "$1: messages" "$work/messages"
  elif diff "${1%.cmd}.out" "$work/out" > "$work/difference" 2>&1; then
    pass
  else
    fail "$1: another output than ${1%.cmd}.out" "$work/difference"
  fi
}

papers() {
  if sh "$sources/tests/papers.sh" "$sources" "$program" > "$work/out" 2>&1; then
    pass
  else
    fail "$sources/tests/papers.sh" "$work/out"
  fi
}

fuzzer() {
  if xargs timeout 300 "$1" --seconds "${FUZZ_SECONDS:-8}" < "$work/problems" > "$work/out" 2>&1
  then
    pass
  else
    fail "$1" "$work/out"
  fi
}

while [ $# -gt 0 ] && [ "$1" != -- ]; do
  unit "./$1"
  shift
done
[ $# = 0 ] || shift

find "$sources/problems" -name '*.inp' | sort > "$work/problems"
while read -r file <&3; do
  problem "$file"
  case $file in
    */count/* | */conditions/* | */fog/* | */cp/*) ;;  # numbers, and what would take long
    */structure/four_stipulations.inp) ;;              # keys and lines at once
    *) judged "$file" ;;
  esac
done 3< "$work/problems"

find "$sources/problems" -name '*.cmd' | sort > "$work/commands"
while read -r file <&3; do
  command_file "$file"
done 3< "$work/commands"

papers

for target; do
  fuzzer "./$target"
done

echo "$passed passed, $failed failed"
[ $failed = 0 ]
