#!/usr/bin/env bash
# Tells what of the interpreter programs do not reach:  reach.sh FILE.py...
# Runs the programs once with JaCoCo's agent, and lists the methods that none of them reached, the longest first. What
# the tests reach is told by REACH_TESTS=yes, which runs those of src/pandas instead.
set -eu

here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
module=$(dirname -- "$here")
if [ $# -eq 0 ] && [ "${REACH_TESTS:-}" != yes ]; then
  echo "name the files of programs, such as $here/programs/questions.py, or set REACH_TESTS=yes" >&2
  exit 2
fi
target=$module/target/reach
version=0.8.14
files=()
for file in "$@"; do
  files+=("$(realpath -- "$file")")
done

cd "$module/../.."
rm -rf "$target"
for artifact in agent:$version:jar:runtime cli:$version:jar:nodeps; do
  ./mvnw -q -pl src/pandas dependency:copy -Dartifact="org.jacoco:org.jacoco.$artifact" -DoutputDirectory="$target"
done
agent=-javaagent:$target/org.jacoco.agent-$version-runtime.jar=includes=dev.assay.pandas.*,destfile=$target/reached.exec
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
if [ "${REACH_TESTS:-}" = yes ]; then
  ./mvnw -q -pl src/pandas -am test -Dspotless.check.skip -Dtests.jvm="$agent"
else
  ./mvnw -q -pl src/pandas -am test-compile dependency:build-classpath -Dmdep.outputFile="$module/target/classpath" \
    -Dspotless.check.skip
  "$java" -Xss64m "$agent" -cp "$module/target/classes:$module/target/test-classes:$(cat "$module/target/classpath")" \
    dev.assay.pandas.conformance.ConformanceReport "${files[@]}"
fi
"$java" -jar "$target/org.jacoco.cli-$version-nodeps.jar" report "$target/reached.exec" \
  --classfiles "$module/target/classes" --xml "$target/reached.xml" --quiet
"${PYTHON:-python3}" "$here/reach.py" "$target/reached.xml"
