package dev.assay.agents.recorded;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.EmbeddingCall;
import dev.assay.agents.model.Embeddings;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.LocalDate;
import java.util.function.UnaryOperator;

/** Passes calls on and appends each answer to a file, one whole line at a time. */
public final class RecordingModelClient implements ModelClient {

  private final ModelClient models;
  private final Path file;
  private final UnaryOperator<String> origin;
  private final Clock clock;

  /**
   * Records what {@code models} answer.
   *
   * @param origin where the model of a configured name is, such as {@code gpt-4o at api.openai.com}
   */
  public RecordingModelClient(
      ModelClient models, Path file, UnaryOperator<String> origin, Clock clock) {
    this.models = models;
    this.file = file;
    this.origin = origin;
    this.clock = clock;
  }

  /**
   * The answer, after it is recorded; failures are not recorded.
   *
   * @throws UncheckedIOException when the file can't be written
   */
  @Override
  public Completion complete(ModelCall call) throws ModelException {
    Completion completion = models.complete(call);
    append(
        RecordedLine.write(
            new RecordedCompletion(
                RecordedCompletion.Key.of(call),
                call.prompt().hash(),
                completion.text(),
                completion.tokens(),
                completion.finish(),
                provenance(call.model()),
                completion.logProbability())));
    return completion;
  }

  /** The vectors, after they are recorded, as {@link #complete} does it. */
  @Override
  public Embeddings embed(EmbeddingCall call) throws ModelException {
    Embeddings answer = models.embed(call);
    append(
        RecordedEmbeddingsLine.write(
            new RecordedEmbeddings(
                call.model(),
                call.hash(),
                answer.vectors(),
                answer.tokens(),
                provenance(call.model()))));
    return answer;
  }

  private String provenance(String model) {
    return "recorded from %s, %s".formatted(origin.apply(model), LocalDate.now(clock));
  }

  /** One writer at a time here, and a lock on the file against other processes. */
  private synchronized void append(String recorded) {
    ByteBuffer line = ByteBuffer.wrap((recorded + "\n").getBytes(StandardCharsets.UTF_8));
    try (var channel =
            FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        var lock = channel.lock()) {
      while (line.hasRemaining()) {
        channel.write(line);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot record to %s".formatted(file), e);
    }
  }
}
