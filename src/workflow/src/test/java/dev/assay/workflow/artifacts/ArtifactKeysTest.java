package dev.assay.workflow.artifacts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.NotEmpty;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ArtifactKeysTest {

  @Test
  void theKeysOfARunAreInItsFolder() {
    assertThat(
            List.of(
                ArtifactKeys.question("r1"),
                ArtifactKeys.testData("r1", 2),
                ArtifactKeys.adequacy("r1", 2),
                ArtifactKeys.chosenTestData("r1"),
                ArtifactKeys.testCode("r1", "gpt-4o", 1),
                ArtifactKeys.testCase("r1"),
                ArtifactKeys.candidate("r1", 0),
                ArtifactKeys.unusableSql("r1", 1, 3),
                ArtifactKeys.verdict("r1", 0),
                ArtifactKeys.result("r1")))
        .containsExactly(
            "runs/r1/question.json",
            "runs/r1/test-data/2.json",
            "runs/r1/adequacy/2.json",
            "runs/r1/test-data.json",
            "runs/r1/test-code/gpt-4o/1.json",
            "runs/r1/test-case.json",
            "runs/r1/sql/0.json",
            "runs/r1/sql/1.unusable-3.json",
            "runs/r1/verdicts/0.json",
            "runs/r1/result.json")
        .allSatisfy(key -> assertThat(key).startsWith(ArtifactKeys.run("r1")))
        .allSatisfy(
            key -> assertThatCode(() -> ArtifactKeys.requireValid(key)).doesNotThrowAnyException());
  }

  @ParameterizedTest
  @CsvSource({
    "gpt-4o, gpt-4o",
    "llama3.1:8b, llama3.1=003a8b",
    "org/model@v1, org=002fmodel=0040v1",
    ".., =002e.",
    "../../x, =002e.=002f..=002fx",
    "größe, gr=00f6=00dfe",
    "a=b, a=003db"
  })
  void namesBecomeOneSegment(String name, String segment) {
    String key = ArtifactKeys.testCode("r1", name, 1);

    assertThat(key).isEqualTo("runs/r1/test-code/%s/1.json", segment);
    assertThatCode(() -> ArtifactKeys.requireValid(key)).doesNotThrowAnyException();
  }

  @Test
  void catalogsAreKeptByDatabaseAndDigest() {
    assertThat(ArtifactKeys.catalog("my db", "0a1b")).isEqualTo("catalogs/my=0020db/0a1b.json");
  }

  @Test
  void meteringRecordsAreKeptByDay() {
    assertThat(ArtifactKeys.usage("2026-01-31", "r1")).isEqualTo("usage/dt=2026-01-31/r1.json");
  }

  @ParameterizedTest
  @ValueSource(strings = {"r", "R2-d_2", "0"})
  void aRunIsNamedByLettersAndDigits(String run) {
    assertThat(ArtifactKeys.isRun(run)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-r", "_r", "r.1", "r/1", "..", "r 1", "ü", "r\n"})
  void otherTextsAreNoRun(String run) {
    assertThat(ArtifactKeys.isRun(run)).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ArtifactKeys.question(run))
        .withMessage("not a run's id: %s", run);
  }

  @Test
  void aRunsNameHasAtMostEightyCharacters() {
    assertThat(ArtifactKeys.isRun("r".repeat(80))).isTrue();
    assertThat(ArtifactKeys.isRun("r".repeat(81))).isFalse();
  }

  @Property
  void everyNameBecomesAKeyThatNoOtherNameHas(
      @ForAll @NotEmpty @StringLength(max = 30) String one,
      @ForAll @NotEmpty @StringLength(max = 30) String other) {
    String key = ArtifactKeys.testCode("r1", one, 1);

    assertThat(ArtifactKeys.isKey(key)).isTrue();
    assertThat(key.equals(ArtifactKeys.testCode("r1", other, 1))).isEqualTo(one.equals(other));
  }
}
