package dev.assay.agents;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.ArbiterAnswer.Judged;
import dev.assay.agents.ArbiterAnswer.Means;
import dev.assay.agents.model.Completion;
import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.TokenUsage;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArbiterAnswerTest {

  @Test
  void aJudgementHasItsMeaningAndItsWordsOnOneLine() {
    ArbiterAnswer answer =
        read(
            "{\"point\": \"likes\", \"readingA\": \"given\", \"readingB\": \"got\","
                + " \"means\": \"either\", \"why\": \"both\\nare read\"}");

    assertThat(answer)
        .isInstanceOfSatisfying(
            Judged.class,
            judged -> {
              assertThat(judged.means()).isEqualTo(Means.EITHER);
              assertThat(judged.readingB()).isEqualTo("got");
              assertThat(judged.why()).isEqualTo("both are read");
            });
  }

  @Test
  void wordsThatAreLackingAreEmpty() {
    assertThat(read("{\"means\": \"A\"}"))
        .isInstanceOfSatisfying(Judged.class, judged -> assertThat(judged.why()).isEmpty());
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "{\"means\": \"C\"}", "{\"means\": [\"A\"]}", "[1]"})
  void whatMeansNothingForSureSaysSo(String json) {
    assertThat(read(json))
        .isInstanceOfSatisfying(
            ArbiterAnswer.None.class,
            none -> assertThat(none.reason()).contains("'means' must be 'A', 'B'"));
  }

  @Test
  void anAnswerWithoutJsonSaysWhatIsMissing() {
    Answer.NoCode none = new Answer.NoCode("no block", completion("A is right"));

    assertThat(ArbiterAnswer.of(none))
        .isInstanceOfSatisfying(
            ArbiterAnswer.None.class, each -> assertThat(each.reason()).isEqualTo("no block"));
  }

  private static ArbiterAnswer read(String json) {
    return ArbiterAnswer.of(new Answer.Code(json, completion(json)));
  }

  private static Completion completion(String text) {
    return new Completion(text, new TokenUsage(1, 1, 0), FinishReason.STOP, Duration.ZERO);
  }
}
