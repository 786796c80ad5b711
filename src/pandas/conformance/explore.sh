#!/usr/bin/env bash
# Compares random programs with real pandas:  explore.sh FIRST_SEED LAST_SEED [PROGRAMS_PER_SEED [corners|changed]]
# "changed" makes them of the conformance programs (mutate.py) instead of random steps. PYTHON names a Python that has pandas 2.3.3; EXPLORED a folder to keep the programs in, from which
# seeds that are there already are read again. It fails where more than ALLOWED programs (0) differ.
set -eu

here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
module=$(dirname -- "$here")
folder=${EXPLORED:-$module/target/explored}
first=$1
last=$2
each=${3:-1000}
data=${4:-}

script=explore.py
if [ "$data" = changed ]; then
  script=mutate.py
  data=
fi

for ((seed = first; seed <= last; seed++)); do
  [ -f "$folder/$seed.json" ] || "${PYTHON:-python3}" "$here/$script" "$folder" "$seed" "$seed" "$each" ${data:+"$data"}
done
cd "$module/../.."
./mvnw -q -pl src/pandas -am test-compile dependency:build-classpath \
  -Dmdep.outputFile="$module/target/classpath" -Dspotless.check.skip
"${JAVA_HOME:+$JAVA_HOME/bin/}java" -Xss64m -Dallowed="${ALLOWED:-0}" \
  -cp "$module/target/classes:$module/target/test-classes:$(cat "$module/target/classpath")" \
  dev.assay.pandas.conformance.ExplorationReport "$here/deliberate.txt" "$folder"
