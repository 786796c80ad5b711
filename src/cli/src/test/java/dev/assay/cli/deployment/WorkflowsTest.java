package dev.assay.cli.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.assay.cli.gates.Checkout;
import dev.assay.cli.gates.TextFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can be known of GitHub's workflows without GitHub. */
class WorkflowsTest {

  private static final Pattern PINNED = Pattern.compile("[\\w-]+/[\\w-]+@[0-9a-f]{40}");

  /** Paths of this repository that a command names, up to its first variable part. */
  private static final Pattern PATH =
      Pattern.compile(
          "(?<![\\w/$}])(?:\\./)?((?:\\.ci|\\.github|terraform|functions|src|infra|mvnw|assay)(?:/[\\w.-]+)*)");

  @Test
  void everyJobIsBoundedAndMadeOfPinnedActionsAndCommandsThatAreThere() {
    Map<String, JsonNode> workflows = workflows();

    assertThat(workflows)
        .containsOnlyKeys(
            "build.yml",
            "checks.yml",
            "dependencies.yml",
            "fuzz.yml",
            "native.yml",
            "pandas.yml",
            "release.yml");
    assertThat(workflows.entrySet())
        .flatExtracting(each -> violations(each.getKey(), each.getValue()))
        .isEmpty();
  }

  @Test
  void everyPushIsBuiltAndTested() {
    JsonNode build = workflows().get("build.yml");

    assertThat(build.path("on").has("push")).isTrue();
    assertThat(commands(build.path("jobs").path("build"))).contains(".ci/run");
  }

  @Test
  void nativeImagesOfBothArchitecturesAreInvokedBeforeTheyArePublished() {
    JsonNode release = workflows().get("release.yml");
    JsonNode jobs = release.path("jobs");

    assertThat(release.at("/on/push/tags/0").asText()).isEqualTo("v*");
    assertThat(jobs.at("/native/strategy/matrix/include").findValuesAsText("architecture"))
        .containsExactly("x86_64", "arm64");
    List<String> steps = steps(jobs.path("native"));
    assertThat(indexOf(steps, "-Dnative")).isBetween(0, indexOf(steps, ".ci/invoke_native.py") - 1);
    assertThat(indexOf(steps, ".ci/invoke_native.py"))
        .isLessThan(indexOf(steps, "actions/upload-artifact"));
    assertThat(jobs.at("/publish/needs")).extracting(JsonNode::asText).contains("native", "jvm");
    assertThat(Checkout.here().files())
        .filteredOn(file -> file.path().equals("pom.xml"))
        .first()
        .extracting(TextFile::text)
        .asString()
        .contains("quarkus-mandrel-builder-image");
  }

  @Test
  void nativeImagesOfBothArchitecturesAreBuiltAndInvokedEveryWeekAndWhenAsked() {
    JsonNode images = workflows().get("native.yml");
    JsonNode job = images.at("/jobs/native");

    assertThat(images.path("on").has("workflow_dispatch")).isTrue();
    assertThat(images.at("/on/schedule/0/cron").asText()).endsWith(" * * 1");
    assertThat(job.at("/strategy/matrix/include").findValuesAsText("architecture"))
        .containsExactly("x86_64", "arm64");
    List<String> steps = steps(job);
    assertThat(indexOf(steps, "-Dnative")).isBetween(0, indexOf(steps, ".ci/invoke_native.py") - 1);
    assertThat(indexOf(steps, ".ci/invoke_native.py"))
        .isLessThan(indexOf(steps, "actions/upload-artifact"));
  }

  @Test
  void nativeExecutablesOfTheCommandLineAreTriedWhereNoProgramIsFound(@TempDir Path folder)
      throws IOException {
    Path executable = folder.resolve("assay");
    Files.writeString(
        executable,
        "#!/bin/sh\necho \"the path holds: $(command -v java)$(command -v cat).\"\nexit 1\n");
    Files.setPosixFilePermissions(executable, PosixFilePermissions.fromString("rwx------"));

    Process trial =
        new ProcessBuilder(
                Checkout.here().path(".ci/try_native_cli").toString(), executable.toString())
            .redirectErrorStream(true)
            .start();

    assertThat(new String(trial.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .contains("the path holds: .");
  }

  @Test
  void whatIsLooseOrNotThereIsCaught() {
    JsonNode workflow =
        parsed(
            """
            on: push
            jobs:
              build:
                steps:
                  - uses: actions/checkout@v4
                  - run: ./mvnw verify && .ci/absent --all
            """);

    assertThat(violations("w.yml", workflow))
        .containsExactly(
            "w.yml: there are no permissions",
            "w.yml: build has no timeout-minutes",
            "w.yml: actions/checkout@v4 is not pinned to a commit",
            "w.yml: there is no .ci/absent");
  }

  /** What a build makes is not there before it. */
  private static List<String> violations(String name, JsonNode workflow) {
    List<String> violations = new ArrayList<>();
    if (!workflow.has("permissions")) {
      violations.add("there are no permissions");
    }
    for (Map.Entry<String, JsonNode> job : workflow.path("jobs").properties()) {
      if (!job.getValue().has("timeout-minutes")) {
        violations.add(job.getKey() + " has no timeout-minutes");
      }
      job.getValue().path("steps").findValuesAsText("uses").stream()
          .filter(action -> !PINNED.matcher(action).matches())
          .forEach(action -> violations.add(action + " is not pinned to a commit"));
      PATH.matcher(commands(job.getValue()))
          .results()
          .map(found -> found.group(1))
          .filter(path -> !path.contains("/target/") && !Checkout.here().exists(path))
          .forEach(path -> violations.add("there is no " + path));
    }
    return violations.stream().map(each -> name + ": " + each).toList();
  }

  private static String commands(JsonNode job) {
    return String.join("\n", job.path("steps").findValuesAsText("run"));
  }

  private static List<String> steps(JsonNode job) {
    return job.path("steps").valueStream().map(JsonNode::toString).toList();
  }

  private static int indexOf(List<String> steps, String what) {
    return steps.stream().map(step -> step.contains(what)).toList().indexOf(true);
  }

  private static Map<String, JsonNode> workflows() {
    return Checkout.here().files().stream()
        .filter(file -> file.path().matches("\\.github/workflows/[^/]+\\.ya?ml"))
        .collect(
            Collectors.toMap(
                TextFile::name, file -> parsed(file.text()), (one, _) -> one, TreeMap::new));
  }

  private static JsonNode parsed(String yaml) {
    try {
      return new YAMLMapper().readTree(yaml);
    } catch (JsonProcessingException unreadable) {
      throw new IllegalStateException(unreadable);
    }
  }
}
