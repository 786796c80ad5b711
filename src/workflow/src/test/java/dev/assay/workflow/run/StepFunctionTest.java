package dev.assay.workflow.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.agents.model.ModelException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StepFunctionTest {

  private static final String EVENT = "{\"run\": \"r1\", \"step\": \"do\"}";

  @Test
  void anOutcomeBecomesJsonThatTheStateMachineBranchesOn() throws IOException {
    assertThat(handle(_ -> new Outcome.Generated("runs/r1/x.json"), EVENT))
        .hasToString("{\"artifact\":\"runs/r1/x.json\",\"outcome\":\"generated\"}");
  }

  @Test
  void aRateLimitBecomesAnOutcomeWithTheTimeToWaitRoundedUp() throws IOException {
    Step limited = failing(new ModelException.RateLimited("m", Duration.ofMillis(1200)));

    assertThat(handle(limited, EVENT))
        .hasToString(
            "{\"reason\":\"model m is rate limited: try again in 2 s\",\"waitSeconds\":2,"
                + "\"outcome\":\"rate-limited\"}");
  }

  @Test
  void anUnavailableModelBecomesAnOutcomeWithATimeToWait() throws IOException {
    Step unavailable = failing(new ModelException.Unavailable("m", "no route"));

    assertThat(handle(unavailable, EVENT))
        .hasToString(
            "{\"reason\":\"model m is unavailable: no route\",\"waitSeconds\":10,"
                + "\"outcome\":\"model-unavailable\"}");
  }

  @Test
  void aModelThatRefusesBecomesAnOutcomeWithoutATimeToWait() throws IOException {
    Step refused = failing(new ModelException.Refused("m", "no key: set one"));

    assertThat(handle(refused, EVENT))
        .hasToString("{\"reason\":\"model m: no key: set one\",\"outcome\":\"model-refused\"}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          []                                           | the event is not a JSON object
          {}                                           | run must be text that is not blank
          {"run": "../x", "step": "do"}                | run is not a run's id
          {"run": "r1"}                                | step must be text that is not blank
          {"run": "r1", "step": "do", "extra": 1}      | unknown field extra
          {"run": "r1", "step": "do", "candidate": -1} | candidate must be a whole number from 0
          {"run": "r1", "step": "do", "candidate": "0"}| candidate must be a whole number from 0
          {"run": "r1", "step": "do", "models": "a"}   | models must be an array of texts
          {"run": "r1", "step": "do", "others": [1]}   | others must be an array of texts
          {"run": "r1", "step": "undo"}                | no step named undo here; there is do
          """)
  void anEventThatNoStepCanWorkOnBecomesAnOutcome(String event, String reason) throws IOException {
    JsonNode answer = handle(_ -> new Outcome.Passed(0), event);

    assertThat(answer.get("outcome").textValue()).isEqualTo("invalid-input");
    assertThat(answer.get("reason").textValue()).isEqualTo(reason);
  }

  @Test
  void aMissingArtifactBecomesAnOutcome() throws IOException {
    Step missing =
        _ -> {
          throw new MissingArtifactException("runs/r1/question.json", "s3://bucket/");
        };

    assertThat(handle(missing, EVENT).get("reason").textValue())
        .isEqualTo("no artifact runs/r1/question.json in s3://bucket/");
  }

  @Test
  void theUnexpectedIsThrownAsItIs() {
    Step broken =
        _ -> {
          throw new IllegalStateException("broken");
        };

    assertThatThrownBy(() -> handle(broken, EVENT))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("broken");
  }

  private static Step failing(ModelException failure) {
    return _ -> {
      throw failure;
    };
  }

  private static JsonNode handle(Step step, String event) throws IOException {
    return new StepFunction(Map.of("do", step))
        .handle(Json.parse(event.getBytes(StandardCharsets.UTF_8)));
  }
}
