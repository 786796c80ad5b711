package dev.assay.cli.gates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Files that belong together are both there: programs and their goldens, agents and prompts. */
class TwinsTest {

  /** The files whose whole path matches, and the path of what belongs to each. */
  private record Twins(Pattern path, String other) {
    Twins(String path, String other) {
      this(Pattern.compile(path), other);
    }
  }

  private static final List<Twins> TWINS =
      List.of(
          new Twins("(src/statemachine/src/test/resources/.+)\\.asl\\.json", "$1.run.json"),
          new Twins("(src/statemachine/src/test/resources/.+)\\.run\\.json", "$1.asl.json"),
          new Twins("(src/pandas/conformance/.+/.+)\\.py", "$1.json"),
          new Twins("(src/pandas/conformance/.+/.+)\\.json", "$1.py"),
          new Twins("(src/agents/src/main/)resources/(.+)\\.prompt", "$1java/$2.java"),
          new Twins("(src/agents/src/main/)java/(.+[a-z]Agent)\\.java", "$1resources/$2.prompt"));

  private static final List<Exemption> EXEMPTIONS =
      List.of(
          new Exemption(
              "dev/assay/agents/PromptedAgent.java", "what agents share; it has no prompt itself"));

  @Test
  void noFileIsWithoutItsTwin() {
    assertThat(Exemption.remaining(violations(Checkout.here().files()), EXEMPTIONS)).isEmpty();
  }

  @Test
  void aGoldenWithoutItsProgramIsCaught() {
    assertThat(
            violations(
                List.of(
                    new TextFile("src/pandas/conformance/merge/left.json", "{}"),
                    new TextFile("src/pandas/conformance/merge/inner.json", "{}"),
                    new TextFile("src/pandas/conformance/merge/inner.py", ""))))
        .containsExactly(
            "src/pandas/conformance/merge/left.json is without"
                + " src/pandas/conformance/merge/left.py");
  }

  @Test
  void aProgramWithoutItsGoldenIsCaught() {
    assertThat(
            violations(List.of(new TextFile("src/statemachine/src/test/resources/a.asl.json", ""))))
        .containsExactly(
            "src/statemachine/src/test/resources/a.asl.json is without"
                + " src/statemachine/src/test/resources/a.run.json");
  }

  @Test
  void aPromptWithoutItsAgentIsCaught() {
    assertThat(
            violations(
                List.of(new TextFile("src/agents/src/main/resources/dev/OldAgent.prompt", ""))))
        .containsExactly(
            "src/agents/src/main/resources/dev/OldAgent.prompt is without"
                + " src/agents/src/main/java/dev/OldAgent.java");
  }

  private static List<String> violations(List<TextFile> files) {
    Set<String> paths = files.stream().map(TextFile::path).collect(Collectors.toSet());
    List<String> violations = new ArrayList<>();
    for (TextFile file : files) {
      for (Twins twins : TWINS) {
        Matcher matcher = twins.path.matcher(file.path());
        if (matcher.matches()) {
          String other = matcher.replaceFirst(twins.other);
          if (!paths.contains(other)) {
            violations.add(file.path() + " is without " + other);
          }
        }
      }
    }
    return violations;
  }
}
