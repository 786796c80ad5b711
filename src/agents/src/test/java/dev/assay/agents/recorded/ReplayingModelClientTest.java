package dev.assay.agents.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.Prompt;
import dev.assay.agents.model.TokenUsage;
import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class ReplayingModelClientTest {

  private static final Prompt PROMPT = new Prompt("s", "u");

  @Test
  void aRecordedCallIsAnsweredWithItsTokens() throws Exception {
    assertThat(replay('"' + PROMPT.hash() + '"').complete(call("gpt-4o", 1, PROMPT)))
        .isEqualTo(new Completion("x", new TokenUsage(3, 2, 1), FinishReason.STOP, Duration.ZERO));
  }

  @Test
  void aCompletionWrittenByHandAnswersAnyPrompt() throws Exception {
    assertThat(replay("null").complete(call("gpt-4o", 1, new Prompt("other", "prompt"))).text())
        .isEqualTo("x");
  }

  @Test
  void aCompletionOfAnotherPromptIsRefused() throws Exception {
    ReplayingModelClient models = replay('"' + PROMPT.hash() + '"');

    assertThatThrownBy(() -> models.complete(call("gpt-4o", 1, new Prompt("s", "changed"))))
        .isInstanceOf(ModelException.Refused.class)
        .hasMessage(
            "model gpt-4o: the completion in demo.jsonl for question q1, step generate-sql, model"
                + " gpt-4o, round 1 is of another prompt: record it again");
  }

  @Test
  void aCallThatIsNotRecordedIsRefusedByItsKey() throws Exception {
    ReplayingModelClient models = replay("null");

    assertThatThrownBy(() -> models.complete(call("gpt-4o", 2, PROMPT)))
        .isInstanceOf(ModelException.Refused.class)
        .hasMessage(
            "model gpt-4o: no completion is recorded in demo.jsonl for question q1, step"
                + " generate-sql, model gpt-4o, round 2: record it");
  }

  private static ReplayingModelClient replay(String promptHash) throws IOException {
    String line =
        """
        {"step": "generate-sql", "model": "gpt-4o", "question": "q1", "round": 1, "promptHash": %s, \
        "completion": "x", "tokens": {"input": 3, "output": 2, "cached": 1}, "provenance": "by hand"}
        """
            .formatted(promptHash);
    return new ReplayingModelClient(RecordedCompletions.read("demo.jsonl", new StringReader(line)));
  }

  private static ModelCall call(String model, int round, Prompt prompt) {
    return new ModelCall("generate-sql", model, "q1", round, prompt, 0);
  }
}
