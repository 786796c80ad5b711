package dev.assay.agents.recorded;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
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
  private final Map<RecordedCompletion.Key, RecordedCompletion> byKey;

  private RecordedCompletions(
      String source, Map<RecordedCompletion.Key, RecordedCompletion> byKey) {
    this.source = source;
    this.byKey = byKey;
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
      throw new InvalidRecordingException("no such file of recorded completions: " + file);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read recorded completions " + file, e);
    }
  }

  /**
   * Reads lines, blank ones ignored, from anywhere.
   *
   * @param source names the lines in messages
   * @throws InvalidRecordingException when a line is not valid
   */
  public static RecordedCompletions read(String source, Reader lines) throws IOException {
    Map<RecordedCompletion.Key, RecordedCompletion> byKey = new LinkedHashMap<>();
    BufferedReader reader = new BufferedReader(lines);
    int number = 0;
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      number++;
      if (!line.isBlank()) {
        add(byKey, parse(source, number, line), source, number);
      }
    }
    return new RecordedCompletions(source, Collections.unmodifiableMap(byKey));
  }

  private static RecordedCompletion parse(String source, int number, String line) {
    try {
      return RecordedLine.parse(line);
    } catch (IllegalArgumentException e) {
      throw InvalidRecordingException.at(source, number, e.getMessage());
    }
  }

  private static void add(
      Map<RecordedCompletion.Key, RecordedCompletion> byKey,
      RecordedCompletion recorded,
      String source,
      int number) {
    RecordedCompletion earlier = byKey.put(recorded.key(), recorded);
    if (earlier != null && (earlier.promptHash() == null || recorded.promptHash() == null)) {
      throw InvalidRecordingException.at(
          source, number, "a second completion for " + recorded.key());
    }
  }

  /** The completion for a call, if there is one. */
  public Optional<RecordedCompletion> find(RecordedCompletion.Key key) {
    return Optional.ofNullable(byKey.get(key));
  }

  /** All completions, in the order of their lines. */
  public Collection<RecordedCompletion> all() {
    return byKey.values();
  }

  /** Where the lines come from, for messages. */
  public String source() {
    return source;
  }
}
