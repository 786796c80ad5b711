package dev.assay.agents;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.TokenUsage;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class DeclineTest {

  @Test
  void whatTheDatabaseLacksIsRead() {
    assertThat(Decline.in(said("No table.\n<unanswerable> it has no\nweather </unanswerable>")))
        .contains("it has no weather");
  }

  @Test
  void whatIsLackingMayBeComparedWithSomething() {
    assertThat(Decline.in(said("<unanswerable>no <b>age</b>, so none is < 30</unanswerable>")))
        .contains("no <b>age</b>, so none is < 30");
  }

  @Test
  void anEmptyReasonOrNoneDeclinesNothing() {
    assertThat(Decline.in(said("<unanswerable> </unanswerable>"))).isEmpty();
    assertThat(Decline.in(said("That is unanswerable."))).isEmpty();
  }

  @Test
  void aSecondLookThatCannotBeReadLeavesTheQuestionAnswerable() {
    Completion completion = said("maybe");

    assertThat(AnswerabilityAnswer.of(new Answer.Code("{\"answerable\": 0}", completion)))
        .matches(AnswerabilityAnswer::answerable);
    assertThat(AnswerabilityAnswer.of(new Answer.Code("{", completion)))
        .matches(AnswerabilityAnswer::answerable);
    assertThat(
            AnswerabilityAnswer.of(
                new Answer.Code(
                    "{\"answerable\": false, \"why\": \"no such\\ncolumn\"}", completion)))
        .matches(answer -> !answer.answerable() && answer.why().equals("no such column"));
  }

  private static Completion said(String text) {
    return new Completion(text, new TokenUsage(1, 1, 0), FinishReason.STOP, Duration.ZERO);
  }
}
