#!/usr/bin/env bash
# Chooses programs by what they reach of the interpreter's code:  choose.sh TARGET BYTES FOLDER...
# Runs the programs FOLDER/*/*.py once with JaCoCo's agent and writes those that reach the most for their bytes to
# TARGET, one file a topic (a topic is a folder, or a file of a folder "programs"). BYTES are those of all files.
set -eu

here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
module=$(dirname -- "$here")
target=$(realpath -m -- "$1")
bytes=$2
shift 2
folders=()
for folder in "$@"; do
  folders+=("$(realpath -- "$folder")")
done

cd "$module/../.."
./mvnw -q -pl src/pandas -am test-compile dependency:build-classpath dependency:copy \
  -Dmdep.outputFile="$module/target/classpath" -Dspotless.check.skip \
  -Dartifact=org.jacoco:org.jacoco.agent:0.8.14:jar:runtime -DoutputDirectory="$module/target/jacoco"
"${JAVA_HOME:+$JAVA_HOME/bin/}java" -Xss64m -Xmx6g \
  -javaagent:"$module/target/jacoco/org.jacoco.agent-0.8.14-runtime.jar=jmx=true,output=none,includes=dev.assay.pandas.*" \
  -cp "$module/target/classes:$module/target/test-classes:$(cat "$module/target/classpath")" \
  dev.assay.pandas.conformance.ConformanceChoice "$target" "$bytes" "${folders[@]}"
