package dev.assay.catalog.csv;

import dev.assay.catalog.keys.Inclusion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Compares the values of columns of files, up to a bound. */
final class CsvInclusion implements Inclusion {

  private static final int MOST_WANTED = 1000;

  private final Map<String, Path> files;

  CsvInclusion(Map<String, Path> files) {
    this.files = files;
  }

  /** What cannot be read any more is not included. */
  @Override
  public boolean isIncluded(String table, String column, String inTable, String inColumn) {
    try {
      Set<String> wanted = new HashSet<>();
      read(table, column, value -> wanted.add(value) && wanted.size() >= MOST_WANTED);
      read(inTable, inColumn, value -> wanted.remove(value) && wanted.isEmpty());
      return wanted.isEmpty();
    } catch (IOException unreadable) {
      return false;
    }
  }

  /** Takes values until it has enough. */
  @FunctionalInterface
  private interface Taker {
    boolean isEnoughWith(String value);
  }

  private void read(String table, String column, Taker taker) throws IOException {
    try (CsvRows rows = new CsvRows(Objects.requireNonNull(files.get(table), table))) {
      int place = rows.names().indexOf(column);
      for (List<@Nullable String> row = rows.next(); row != null; row = rows.next()) {
        String value = row.get(place);
        if (value != null && taker.isEnoughWith(value)) {
          return;
        }
      }
    }
  }
}
