package dev.assay.analysis.detector;

import dev.assay.analysis.conditions.Literal;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.Cell;
import dev.assay.catalog.ColumnProfile;
import dev.assay.catalog.FrequentValue;
import dev.assay.sql.query.BaseColumn;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** What columns hold, by the values that the catalog knows of them. */
final class ColumnContents {

  /** The kinds of what a column holds that conditions must fit. */
  enum Kind {
    /** Numbers, stored as numbers. */
    NUMBERS,
    /** Numbers stored as text, which sort as text. */
    NUMERIC_TEXT,
    /** Text of which none is a number. */
    TEXT,
    /** Several of these, or nothing that is known. */
    UNKNOWN
  }

  private final Catalog catalog;
  private final boolean examples;

  /** With or without values in what is told. */
  ColumnContents(Catalog catalog, boolean examples) {
    this.catalog = catalog;
    this.examples = examples;
  }

  Kind kind(BaseColumn column) {
    List<Cell> cells = cells(column);
    if (cells.isEmpty()) {
      return Kind.UNKNOWN;
    }
    if (cells.stream().allMatch(cell -> cell.value() instanceof Number)) {
      return Kind.NUMBERS;
    }
    if (!cells.stream().allMatch(cell -> cell.value() instanceof String)) {
      return Kind.UNKNOWN;
    }
    long numeric = cells.stream().filter(cell -> Literal.isNumeric(text(cell))).count();
    if (numeric == cells.size()) {
      return Kind.NUMERIC_TEXT;
    }
    return numeric == 0 ? Kind.TEXT : Kind.UNKNOWN;
  }

  /** Whether numbers written as text have unlike numbers of digits before the point. */
  boolean sortsOtherwise(BaseColumn column) {
    return cells(column).stream()
            .map(cell -> text(cell).strip().replaceFirst("[.].*", "").length())
            .distinct()
            .count()
        > 1;
  }

  /** How dates are written there; empty if it holds none, or in several ways. */
  Optional<DateFormat> dates(BaseColumn column) {
    List<Optional<DateFormat>> formats =
        cells(column).stream().map(cell -> DateFormat.of(text(cell))).distinct().toList();
    return formats.size() == 1 ? formats.getFirst() : Optional.empty();
  }

  /** A value of the column, to show how they are written, such as {@code such as 'x'}. */
  Optional<String> suchAs(BaseColumn column) {
    return cells(column).stream()
        .filter(_ -> examples)
        .findFirst()
        .map(cell -> "such as '%s'".formatted(text(cell)));
  }

  /** Whether no two rows have the same value, as far as is known; false where it is not. */
  boolean isUnique(BaseColumn column) {
    Optional<CatalogTable> table = catalog.table(column.table().name());
    Optional<ColumnProfile> profile = profile(column);
    return table.isPresent()
        && profile.isPresent()
        && profile.get().exact()
        && table.get().rowCount() > 0
        && profile.get().distinctCount() == table.get().rowCount();
  }

  /** Whether it is known that several rows have the same value. */
  boolean hasRepeats(BaseColumn column) {
    return profile(column)
        .filter(
            profile ->
                profile.distinctCount()
                    < Math.round(profile.rowsRead() * (1 - profile.nullShare())))
        .isPresent();
  }

  private List<Cell> cells(BaseColumn column) {
    return profile(column).stream()
        .flatMap(
            profile ->
                Stream.concat(
                    Stream.of(profile.min(), profile.max()).filter(Objects::nonNull),
                    Stream.concat(
                        profile.frequent().stream().map(FrequentValue::value),
                        profile.random().stream())))
        .filter(cell -> !isPlaceholder(cell))
        .toList();
  }

  private static String text(Cell cell) {
    return String.valueOf(cell.value());
  }

  /** What people write where a value is missing tells nothing of the others. */
  private static boolean isPlaceholder(Cell cell) {
    String text = text(cell).strip();
    return text.isEmpty() || text.matches("(?i)null|none|n/?a|nan|unknown|-+|\\?");
  }

  private Optional<ColumnProfile> profile(BaseColumn column) {
    return catalog
        .table(column.table().name())
        .flatMap(table -> table.column(column.column().name()))
        .map(CatalogColumn::profile);
  }
}
