package dev.assay.cli.rows;

import dev.assay.cli.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * For which databases a person has said whether rows are shown from now on: a file with a line for
 * each, {@code yes} or {@code no} and its address, which holds no password.
 *
 * @param file null where nothing is remembered
 */
record AllowedRows(@Nullable Path file) {

  private static final String YES = "yes ";
  private static final String NO = "no ";

  /** In the folder of the user's own settings. */
  static AllowedRows in(@Nullable Path folder) {
    return new AllowedRows(folder == null ? null : folder.resolve("rows"));
  }

  boolean isKept() {
    return file != null;
  }

  /** What was said; empty where nothing was. */
  Optional<Boolean> said(String database) {
    List<String> lines = lines();
    return lines.contains(YES + database)
        ? Optional.of(true)
        : lines.contains(NO + database) ? Optional.of(false) : Optional.empty();
  }

  void say(String database, boolean allowed) {
    write(Stream.concat(others(database), Stream.of((allowed ? YES : NO) + database)).toList());
  }

  /** As if nothing had been said. */
  void forget(String database) {
    if (said(database).isPresent()) {
      write(others(database).toList());
    }
  }

  private Stream<String> others(String database) {
    return lines().stream()
        .filter(line -> !line.equals(YES + database) && !line.equals(NO + database));
  }

  private List<String> lines() {
    try {
      return file == null || !Files.exists(file) ? List.of() : Files.readAllLines(file);
    } catch (IOException unreadable) {
      throw new UsageException(
          "cannot read '%s', where it is kept whose rows are shown: remove it".formatted(file),
          unreadable);
    }
  }

  private void write(List<String> lines) {
    if (file == null) {
      return;
    }
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.write(file, lines);
    } catch (IOException unwritable) {
      throw new UsageException(
          "cannot write '%s', where it is kept whose rows are shown".formatted(file), unwritable);
    }
  }
}
