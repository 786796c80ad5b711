package dev.assay.agents.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.TokenUsage;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordedCompletionsTest {

  private static final String HASH = "ab".repeat(32);

  @Test
  void aLineHasEverythingThatReplayNeeds() throws Exception {
    RecordedCompletions recordings =
        read(
            """
            {"step": "generate-sql", "model": "gpt-4o", "question": "q1", "round": 2, "promptHash": "%s",
             "completion": "```sql\\nSELECT 1\\n```", "finish": "length",
             "tokens": {"input": 10, "output": 5, "cached": 4}, "provenance": "by hand",
             "logProbability": -1.25}
            """
                .formatted(HASH)
                .replace("\n ", " "));

    assertThat(recordings.all())
        .containsExactly(
            new RecordedCompletion(
                new RecordedCompletion.Key("q1", "generate-sql", "gpt-4o", 2),
                HASH,
                "```sql\nSELECT 1\n```",
                new TokenUsage(10, 5, 4),
                FinishReason.LENGTH,
                "by hand",
                -1.25));
  }

  @Test
  void numbersAreIdsTooAndFinishIsStopUnlessSaid() throws Exception {
    RecordedCompletion recorded = read(line("", "")).all().iterator().next();

    assertThat(recorded.key().question()).isEqualTo("7");
    assertThat(recorded.finish()).isEqualTo(FinishReason.STOP);
    assertThat(recorded.promptHash()).isNull();
  }

  @Test
  void blankLinesAreIgnoredAndCounted() {
    assertThatThrownBy(() -> read("\n" + line("", "") + "\n\nnonsense\n"))
        .isInstanceOf(InvalidRecordingException.class)
        .hasMessageStartingWith("demo.jsonl:4: not JSON: ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"round\": 1, | `` | 'round' must be a whole number of 1 or more",
        "\"round\": 1 | \"round\": 0 | 'round' must be a whole number of 1 or more",
        "\"round\": 1 | \"round\": \"1\" | 'round' must be a whole number of 1 or more",
        "\"round\": 1 | \"round\": 1.5 | 'round' must be a whole number of 1 or more",
        "\"round\": 1 | \"round\": 1, \"rounds\": 2 | unknown field 'rounds'",
        "\"question\": 7 | \"question\": \" \" | 'question' must be an id: a string or a whole number",
        "\"question\": 7 | \"question\": null | 'question' must be an id: a string or a whole number",
        "\"step\": \"generate-sql\" | \"step\": 1 | 'step' must be a string",
        "\"model\": \"writer\" | \"model\": \"\" | 'model' must not be blank",
        "\"completion\": \"x\" | \"completion\": null | 'completion' must be a string",
        "\"provenance\": \"by hand\" | \"provenance\": \"\" | 'provenance' must not be blank",
        "\"promptHash\": null | \"promptHash\": \"ab\" | 'promptHash' must be null or 64 lower-case hexadecimal digits",
        "\"promptHash\": null | \"finish\": \"end\" | 'finish' must be stop, length, content_filter or other, not 'end'",
        "\"round\": 1 | \"round\": 1, \"logProbability\": 0.5 | 'logProbability' must be a number up to 0",
        "\"input\": 3 | \"input\": -3 | 'input' must be a whole number of 0 or more",
        "\"input\": 3 | \"prompt\": 3 | unknown field 'tokens.prompt'",
        "\"input\": 3, | `` | 'input' must be a whole number of 0 or more",
        "\"cached\": 1 | \"cached\": 4 | tokens must not be negative, nor cached more than input: input 3, output 2, cached 4",
      })
  void aLineIsRefusedForAnythingThatIsNotAsItShouldBe(String find, String put, String message) {
    String valid = line("", "");
    assertThat(valid).contains(find);

    assertThatThrownBy(() -> read(valid.replace(find, put)))
        .isInstanceOf(InvalidRecordingException.class)
        .hasMessage("demo.jsonl:1: " + message);
  }

  @Test
  void aLineThatIsNoObjectIsRefused() {
    assertThatThrownBy(() -> read("[1]"))
        .isInstanceOf(InvalidRecordingException.class)
        .hasMessage("demo.jsonl:1: not a JSON object");
  }

  @ParameterizedTest
  @CsvSource({"'', ''", "ab, ''", "'', ab"})
  void aSecondLineForACallIsRefusedWhenOneIsWrittenByHand(String first, String second) {
    String lines = line(first, "a") + "\n" + line(second, "b");

    assertThatThrownBy(() -> read(lines))
        .isInstanceOf(InvalidRecordingException.class)
        .hasMessage(
            "demo.jsonl:2: a second completion for question 7, step generate-sql, model writer,"
                + " round 1");
  }

  @Test
  void aCallRecordedAgainReplacesTheEarlierLine() throws Exception {
    RecordedCompletions recordings = read(line("ab", "first") + "\n" + line("cd", "second"));

    assertThat(recordings.all())
        .singleElement()
        .satisfies(recorded -> assertThat(recorded.completion()).isEqualTo("second"));
  }

  @Test
  void anAbsentFileIsAnErrorThatNamesIt(@TempDir Path folder) {
    Path absent = folder.resolve("absent.jsonl");

    assertThatThrownBy(() -> RecordedCompletions.read(absent))
        .isInstanceOf(InvalidRecordingException.class)
        .hasMessage("no such file of recorded completions: " + absent);
  }

  private static RecordedCompletions read(String lines) throws IOException {
    return RecordedCompletions.read("demo.jsonl", new StringReader(lines));
  }

  /** A valid line for one and the same call. */
  private static String line(String hashPair, String completion) {
    String hash = hashPair.isEmpty() ? "null" : '"' + hashPair.repeat(32) + '"';
    String text = completion.isEmpty() ? "x" : completion;
    return """
    {"step": "generate-sql", "model": "writer", "question": 7, "round": 1, "promptHash": %s, \
    "completion": "%s", "tokens": {"input": 3, "output": 2, "cached": 1}, "provenance": "by hand"}\
    """
        .formatted(hash, text);
  }
}
