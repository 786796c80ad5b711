package dev.assay.agents.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.Prompt;
import dev.assay.agents.model.TokenUsage;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordingModelClientTest {

  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-03-02T12:00:00Z"), ZoneOffset.UTC);
  private static final Prompt PROMPT = new Prompt("s", "u");

  @TempDir Path folder;

  @Test
  void whatIsRecordedIsReplayed() throws Exception {
    Completion answer =
        new Completion(
            "a \"b\"\n{c} ü", new TokenUsage(9, 8, 7), FinishReason.LENGTH, Duration.ofSeconds(3));
    ModelCall call = call(1);

    Completion passedOn = recording(asked -> answer).complete(call);

    RecordedCompletions recordings = RecordedCompletions.read(file());
    assertThat(passedOn).isSameAs(answer);
    assertThat(new ReplayingModelClient(recordings).complete(call))
        .isEqualTo(new Completion(answer.text(), answer.tokens(), answer.finish(), Duration.ZERO));
    assertThat(recordings.all())
        .singleElement()
        .satisfies(
            recorded -> {
              assertThat(recorded.promptHash()).isEqualTo(PROMPT.hash());
              assertThat(recorded.provenance())
                  .isEqualTo("recorded from gpt-4o at api.openai.com, 2026-03-02");
            });
  }

  @Test
  void linesAreAppended() throws Exception {
    recording(RecordingModelClientTest::answer).complete(call(1));
    recording(RecordingModelClientTest::answer).complete(call(2));

    assertThat(RecordedCompletions.read(file()).all()).hasSize(2);
  }

  @Test
  void callsAtTheSameTimeAreEachRecordedWhole() throws Exception {
    ModelClient models = recording(RecordingModelClientTest::answer);
    List<Callable<Completion>> calls =
        IntStream.rangeClosed(1, 40)
            .<Callable<Completion>>mapToObj(round -> () -> models.complete(call(round)))
            .toList();

    try (var threads = Executors.newFixedThreadPool(8)) {
      for (var done : threads.invokeAll(calls)) {
        done.get();
      }
    }

    assertThat(RecordedCompletions.read(file()).all())
        .extracting(recorded -> recorded.key().round())
        .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(1, 40).boxed().toList());
  }

  @Test
  void failuresAreNotRecorded() {
    ModelClient models =
        recording(
            call -> {
              throw new ModelException.Unavailable(call.model(), "status 500");
            });

    assertThatThrownBy(() -> models.complete(call(1)))
        .isInstanceOf(ModelException.Unavailable.class)
        .hasMessage("model writer is unavailable: status 500");
    assertThat(file()).doesNotExist();
  }

  @Test
  void aFileThatCannotBeWrittenIsAnError() {
    Path file = folder.resolve("absent").resolve("recorded.jsonl");
    ModelClient models =
        new RecordingModelClient(RecordingModelClientTest::answer, file, name -> name, CLOCK);

    assertThatThrownBy(() -> models.complete(call(1)))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage("cannot record to " + file);
  }

  @Test
  void aRecordedLineIsOneLine() throws Exception {
    recording(RecordingModelClientTest::answer).complete(call(1));

    assertThat(Files.readString(file())).endsWith("}\n").containsOnlyOnce("\n");
  }

  private ModelClient recording(ModelClient models) {
    return new RecordingModelClient(models, file(), name -> "gpt-4o at api.openai.com", CLOCK);
  }

  private Path file() {
    return folder.resolve("recorded.jsonl");
  }

  private static Completion answer(ModelCall call) {
    return new Completion("a\nb".repeat(2000), TokenUsage.ZERO, FinishReason.STOP, Duration.ZERO);
  }

  private static ModelCall call(int round) {
    return new ModelCall("generate-sql", "writer", "q1", round, PROMPT, 0);
  }
}
