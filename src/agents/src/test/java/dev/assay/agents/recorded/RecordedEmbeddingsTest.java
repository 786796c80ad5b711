package dev.assay.agents.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.Embedding;
import dev.assay.agents.model.EmbeddingCall;
import dev.assay.agents.model.Embeddings;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.TokenUsage;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordedEmbeddingsTest {

  private static final EmbeddingCall CALL = new EmbeddingCall("small", List.of("port", "quay"));
  private static final List<Embedding> VECTORS =
      List.of(Embedding.of(List.of(1f, 0f)), Embedding.of(List.of(0.6f, 0.8f)));

  @Test
  void whatWasRecordedIsReplayedForTheSameTexts(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("recording.jsonl");
    new RecordingModelClient(
            new TwoVectors(),
            file,
            model -> model + " at example.org",
            Clock.fixed(Instant.parse("2026-03-02T12:00:00Z"), ZoneOffset.UTC))
        .embed(CALL);

    ReplayingModelClient replay = new ReplayingModelClient(RecordedCompletions.read(file));

    assertThat(replay.embed(CALL))
        .isEqualTo(new Embeddings(VECTORS, new TokenUsage(4, 0, 0), Duration.ZERO));
    assertThat(Files.readString(file)).contains("recorded from small at example.org, 2026-03-02");
    assertThatThrownBy(() -> replay.embed(new EmbeddingCall("small", List.of("quay", "port"))))
        .isInstanceOf(ModelException.Refused.class)
        .hasMessage(
            "model small: no embeddings are recorded in %s for these 2 texts: record them", file);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "\"vectors\": [\"AAA=\"] | 'vectors' must be Base64 of little-endian floats",
        "\"vectors\": [7] | 'vectors' must be Base64 of little-endian floats",
        "\"vectors\": [] | 'vectors' must be an array of strings",
        "\"vectors\": [\"AACAPw==\"], \"question\": \"1\" | unknown field 'question'"
      })
  void aLineThatIsNotOneIsRefused(String fields, String message) {
    String line =
        "{\"step\": \"embed\", \"model\": \"m\", \"textsHash\": \"%s\", %s, \"provenance\": \"x\","
                .formatted("ab".repeat(32), fields)
            + " \"tokens\": {\"input\": 1, \"output\": 0, \"cached\": 0}}";

    assertThatThrownBy(() -> RecordedCompletions.read("r.jsonl", new StringReader(line)))
        .isInstanceOf(InvalidRecordingException.class)
        .hasMessage("r.jsonl:1: " + message);
  }

  @Test
  void aHashThatIsNoneIsRefused() {
    String line = "{\"step\": \"embed\", \"model\": \"m\", \"textsHash\": \"ab\"}";

    assertThatThrownBy(() -> RecordedCompletions.read("r.jsonl", new StringReader(line)))
        .hasMessage("r.jsonl:1: 'textsHash' must be 64 lower-case hexadecimal digits");
  }

  @Test
  void vectorsAreNoCompletions() throws IOException {
    String line =
        RecordedEmbeddingsLine.write(
            new RecordedEmbeddings(
                "small", CALL.hash(), VECTORS, new TokenUsage(4, 0, 0), "by hand"));

    assertThat(RecordedCompletions.read("r.jsonl", new StringReader(line)).all()).isEmpty();
  }

  private static final class TwoVectors implements ModelClient {
    @Override
    public Completion complete(ModelCall call) {
      throw new AssertionError(call);
    }

    @Override
    public Embeddings embed(EmbeddingCall call) {
      return new Embeddings(VECTORS, new TokenUsage(4, 0, 0), Duration.ofMillis(7));
    }
  }
}
