package dev.assay.agents.recorded;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Completions of a {@code *.jsonl} file, by the call that they answer.
 *
 * <p>A line recorded later replaces an earlier one for the same call, as recording only appends;
 * lines written by hand (without prompt hash) have to be the only ones for their call.
 */
public final class RecordedCompletions {

  private final String source;
  private final Map<RecordedCompletion.Key, RecordedCompletion> byKey = new LinkedHashMap<>();
  private final Map<RecordedEmbeddings.Key, RecordedEmbeddings> embeddings = new HashMap<>();

  private RecordedCompletions(String source) {
    this.source = source;
  }

  /**
   * Reads a file.
   *
   * @throws InvalidRecordingException when it is absent or a line is not valid
   */
  public static RecordedCompletions read(Path file) {
    try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      return read(file.toString(), reader);
    } catch (NoSuchFileException e) {
      throw new InvalidRecordingException("no such file of recorded completions: " + file, e);
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  /** What is no file of text in UTF-8, and so no recording. */
  static InvalidRecordingException unreadable(Path file, IOException failure) {
    return new InvalidRecordingException(
        "cannot read the recorded completions '%s': %s"
            .formatted(
                file,
                Files.isDirectory(file)
                    ? "it is a folder"
                    : failure instanceof CharacterCodingException
                        ? "it is not UTF-8"
                        : String.valueOf(failure.getMessage())),
        failure);
  }

  /**
   * Reads lines, blank ones ignored, from anywhere.
   *
   * @param source names the lines in messages
   * @throws InvalidRecordingException when a line is not valid
   */
  public static RecordedCompletions read(String source, Reader lines) throws IOException {
    RecordedCompletions recordings = new RecordedCompletions(source);
    BufferedReader reader = new BufferedReader(lines);
    int number = 0;
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      number++;
      if (!line.isBlank()) {
        recordings.add(line, number);
      }
    }
    return recordings;
  }

  private void add(String line, int number) {
    try {
      JsonNode node = StrictLine.read(line);
      if (number == 1 && RecordedMoment.is(node)) {
        RecordedMoment.parse(node);
      } else if (RecordedEmbeddingsLine.is(node)) {
        RecordedEmbeddings recorded = RecordedEmbeddingsLine.parse(node);
        embeddings.put(recorded.key(), recorded);
      } else {
        add(RecordedLine.parse(node));
      }
    } catch (IllegalArgumentException e) {
      throw InvalidRecordingException.at(source, number, e);
    }
  }

  private void add(RecordedCompletion recorded) {
    RecordedCompletion earlier = byKey.put(recorded.key(), recorded);
    if (earlier != null && (earlier.promptHash() == null || recorded.promptHash() == null)) {
      throw new IllegalArgumentException("a second completion for " + recorded.key());
    }
  }

  /** The completion for a call, if there is one. */
  public Optional<RecordedCompletion> find(RecordedCompletion.Key key) {
    return Optional.ofNullable(byKey.get(key));
  }

  /** The vectors for a call, if there are some. */
  Optional<RecordedEmbeddings> find(RecordedEmbeddings.Key key) {
    return Optional.ofNullable(embeddings.get(key));
  }

  /** Whether there is nothing that could answer a call. */
  public boolean isEmpty() {
    return byKey.isEmpty() && embeddings.isEmpty();
  }

  /** All completions, in the order of their lines. */
  public Collection<RecordedCompletion> all() {
    return Collections.unmodifiableCollection(byKey.values());
  }

  /** Where the lines come from, for messages. */
  public String source() {
    return source;
  }
}
