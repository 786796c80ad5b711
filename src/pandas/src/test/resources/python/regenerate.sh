#!/bin/sh
# Prints each program's golden anew, with the Python given (CPython 3.11 made those kept here).
# usage: regenerate.sh [python]
cd "$(dirname "$0")" || exit 1
for program in *.py; do
  "${1:-python3}" -W ignore "$program" > "${program%.py}.out" || exit 1
done
