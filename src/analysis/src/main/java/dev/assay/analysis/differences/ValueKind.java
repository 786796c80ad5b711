package dev.assay.analysis.differences;

import dev.assay.analysis.conditions.Literal;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.Cell;
import dev.assay.catalog.ColumnProfile;
import dev.assay.catalog.FrequentValue;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What kind of values a column gets. */
enum ValueKind {
  WHOLE,
  REAL,
  NUMERIC_TEXT,
  DATE,
  MOMENT,
  TRUTH,
  TEXT;

  /** By the values that are known of it, else by its declared type. */
  static ValueKind of(String declaredType, List<Object> known) {
    String type = declaredType.toUpperCase(Locale.ROOT);
    if (type.contains("TIMESTAMP") || type.contains("DATETIME")) {
      return MOMENT;
    }
    if (type.contains("DATE")) {
      return DATE;
    }
    if (type.contains("BOOL")) {
      return TRUTH;
    }
    boolean text = type.matches(".*(CHAR|TEXT|CLOB|STRING).*");
    if (!known.isEmpty()) {
      return ofKnown(known, text);
    }
    if (text) {
      return TEXT;
    }
    if (type.matches(".*(INT|SERIAL).*")) {
      return WHOLE;
    }
    return type.matches(".*(REAL|FLOA|DOUB|NUM|DEC|MONEY|CURRENCY).*") ? REAL : TEXT;
  }

  private static ValueKind ofKnown(List<Object> known, boolean text) {
    if (known.stream().allMatch(Long.class::isInstance)) {
      return text ? NUMERIC_TEXT : WHOLE;
    }
    if (known.stream().allMatch(Number.class::isInstance)) {
      return text ? NUMERIC_TEXT : REAL;
    }
    List<String> words = known.stream().map(String::valueOf).toList();
    if (words.stream().allMatch(Literal::isNumeric)) {
      return NUMERIC_TEXT;
    }
    if (words.stream().allMatch(word -> word.matches("\\d{4}-\\d\\d-\\d\\d"))) {
      return DATE;
    }
    return words.stream().allMatch(word -> word.matches("\\d{4}-\\d\\d-\\d\\d[ T].*"))
        ? MOMENT
        : TEXT;
  }

  /** The values that are known of a column. */
  static List<Object> known(@Nullable CatalogColumn column) {
    ColumnProfile profile = column == null ? null : column.profile();
    return profile == null
        ? List.of()
        : Stream.concat(
                Stream.concat(
                    profile.frequent().stream().map(FrequentValue::value),
                    profile.random().stream()),
                Stream.of(profile.min(), profile.max()).filter(Objects::nonNull))
            .map(Cell::value)
            .distinct()
            .toList();
  }
}
