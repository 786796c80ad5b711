package dev.assay.analysis.retriever;

import dev.assay.catalog.linking.ColumnRef;
import dev.assay.table.TableText;
import java.util.List;
import java.util.stream.Collectors;

/** Writes down the cells that may have been meant. */
final class Offer {

  private static final int LONGEST = 80;
  private static final int MOST_PLACES = 3;

  private Offer() {}

  /** Those of the column itself, then those of others with where they are. */
  static String of(List<OfferedCell> near, ColumnRef column) {
    String own =
        near.stream()
            .filter(value -> value.columns().contains(column))
            .map(value -> shown(value.value()))
            .collect(Collectors.joining(", "));
    String others =
        near.stream()
            .filter(value -> !value.columns().contains(column))
            .map(value -> "%s in %s".formatted(shown(value.value()), places(value)))
            .collect(Collectors.joining(", "));
    return (own.isEmpty() ? "" : ": nearest are " + own)
        + (others.isEmpty() ? "" : (own.isEmpty() ? ": there is " : "; or ") + others);
  }

  private static String places(OfferedCell value) {
    return value.columns().stream()
        .limit(MOST_PLACES)
        .map(ColumnRef::toString)
        .collect(Collectors.joining(" and "));
  }

  /** Text of a database on one line, in quotes, so that spaces at its ends are seen. */
  static String shown(String text) {
    String line = TableText.oneLine(text);
    String cut = line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
    return "'" + cut.replace("'", "''") + "'";
  }
}
