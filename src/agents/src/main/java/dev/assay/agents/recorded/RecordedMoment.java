package dev.assay.agents.recorded;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;

/**
 * What "now" meant when completions were recorded: the first line of a recording, as in {@code
 * {"asOf": "2025-06-30T12:00+02:00[Europe/Berlin]"}}.
 *
 * <p>Prompts name the moment of their run. A replay has to mean the same one, or no prompt would be
 * the recorded one. Recordings written by hand need no such line.
 */
public final class RecordedMoment {

  private static final String FIELD = "asOf";

  private RecordedMoment() {}

  /** Whether a line is of this kind. */
  static boolean is(JsonNode line) {
    return line.has(FIELD);
  }

  /**
   * Takes the line's moment.
   *
   * @throws IllegalArgumentException saying what is wrong with it
   */
  static String parse(JsonNode line) {
    StrictLine.requireOnly(Set.of(FIELD), line, "");
    return StrictLine.name(line, FIELD);
  }

  /**
   * The moment that a recording names in its first line; none where there is no such file yet.
   *
   * @throws InvalidRecordingException when its first line is not valid
   */
  public static Optional<String> of(Path file) {
    try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      String first = lines.readLine();
      if (first == null || first.isBlank()) {
        return Optional.empty();
      }
      JsonNode line = StrictLine.read(first);
      return is(line) ? Optional.of(parse(line)) : Optional.empty();
    } catch (NoSuchFileException _) {
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      throw InvalidRecordingException.at(file.toString(), 1, e);
    } catch (IOException e) {
      throw RecordedCompletions.unreadable(file, e);
    }
  }

  /**
   * Begins a recording that is new or empty with its moment; one that has begun stays as it is.
   *
   * @throws UncheckedIOException when the file cannot be written
   */
  public static void begin(Path file, String moment) {
    try {
      if (Files.exists(file) && Files.size(file) > 0) {
        return;
      }
      Files.writeString(
          file,
          StrictLine.empty().put(FIELD, moment) + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot record to %s".formatted(file), e);
    }
  }
}
