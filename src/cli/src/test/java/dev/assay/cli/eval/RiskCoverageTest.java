package dev.assay.cli.eval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.eval.RiskCoverage.Answer;
import dev.assay.cli.eval.RiskCoverage.Point;
import java.util.List;
import org.junit.jupiter.api.Test;

class RiskCoverageTest {

  @Test
  void eachConfidenceCountsTheAnswersThatHaveItOrAHigherOne() {
    List<Answer> answers =
        List.of(
            new Answer(0.9, true),
            new Answer(0.5, false),
            new Answer(0.9, true),
            new Answer(0.2, true));

    assertThat(RiskCoverage.of(answers, 5).points())
        .containsExactly(
            new Point(0.9, 2, 2, 0.4), new Point(0.5, 3, 2, 0.6), new Point(0.2, 4, 3, 0.8));
  }

  @Test
  void withoutAnswersThereIsNoCurve() {
    assertThat(RiskCoverage.of(List.of(), 3).points()).isEmpty();
  }
}
