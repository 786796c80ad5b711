package dev.assay.agents;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** What models get wrong in a dialect, and how it is written there: one resource a dialect. */
final class DialectNotes {

  private DialectNotes() {}

  /** The notes on the dialect of that name; empty where there are none. */
  static String of(String dialect) {
    String name = "dialects/%s.txt".formatted(dialect);
    try (InputStream notes = DialectNotes.class.getResourceAsStream(name)) {
      return notes == null ? "" : new String(notes.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the notes " + name, e);
    }
  }
}
