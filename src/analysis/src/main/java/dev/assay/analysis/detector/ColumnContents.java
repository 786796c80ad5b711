package dev.assay.analysis.detector;

import dev.assay.analysis.conditions.Literal;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.Cell;
import dev.assay.catalog.ColumnProfile;
import dev.assay.catalog.FrequentValue;
import dev.assay.sql.query.BaseColumn;
import java.math.BigInteger;
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

  /** Whether there is text in some rows, such as 'null', where others hold numbers. */
  boolean hasTextToo(BaseColumn column) {
    return all(column).anyMatch(cell -> cell.value() instanceof String);
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
    return isDeclaredUnique(column)
        || (table.isPresent()
            && profile.isPresent()
            && profile.get().exact()
            && table.get().rowCount() > 0
            && profile.get().distinctCount() == table.get().rowCount());
  }

  /** Rows without a value may be many, also where values are unique. */
  private static boolean isDeclaredUnique(BaseColumn column) {
    return !column.column().nullable()
        && column.table().uniqueKeys().stream()
            .anyMatch(key -> key.columns().equals(List.of(column.column().name())));
  }

  /**
   * How many rows have that value at most, by what is known of all of them; as many as can be where
   * not all were read.
   */
  long mostRows(BaseColumn column, Literal value) {
    Optional<ColumnProfile> read = profile(column).filter(ColumnProfile::exact);
    if (read.isEmpty() || read.get().rowsRead() == 0) {
      return Long.MAX_VALUE;
    }
    List<FrequentValue> frequent = read.get().frequent();
    long rarest =
        read.get().distinctCount() <= frequent.size() || frequent.isEmpty()
            ? 0
            : frequent.getLast().count();
    return frequent.isEmpty()
        ? Long.MAX_VALUE
        : frequent.stream()
            .filter(each -> text(each.value()).equalsIgnoreCase(value.text()))
            .mapToLong(FrequentValue::count)
            .max()
            .orElse(rarest);
  }

  /** The same of the least or greatest value. */
  long mostRowsAtEnd(BaseColumn column, boolean greatest) {
    Cell end = profile(column).map(each -> greatest ? each.max() : each.min()).orElse(null);
    return end == null ? Long.MAX_VALUE : mostRows(column, new Literal(text(end), false));
  }

  /** All values other than NULL, where all rows were read and there are few; else empty. */
  Optional<List<Cell>> complete(BaseColumn column) {
    return profile(column)
        .filter(ColumnProfile::exact)
        .filter(profile -> profile.distinctCount() > 0)
        .filter(profile -> profile.distinctCount() <= profile.frequent().size())
        .map(profile -> profile.frequent().stream().map(FrequentValue::value).toList());
  }

  /** Whether a number is less than all that the column holds, or more. */
  boolean isOutside(BaseColumn column, double number) {
    return profile(column)
        .filter(ColumnProfile::exact)
        .filter(
            profile ->
                profile.min() != null
                    && profile.max() != null
                    && profile.min().value() instanceof Number min
                    && profile.max().value() instanceof Number max
                    && (number < min.doubleValue() || number > max.doubleValue()))
        .isPresent();
  }

  /** Whether some rows are known to hold NULL there. */
  boolean hasNulls(BaseColumn column) {
    return profile(column).filter(profile -> profile.nullShare() > 0).isPresent();
  }

  /** Whether all that is known of it are whole numbers, or its type says so. */
  boolean isWhole(BaseColumn column) {
    List<Cell> cells = cells(column);
    return cells.isEmpty()
        ? column.column().typeName().matches("(?i).*(INT|SERIAL).*")
        : cells.stream()
            .allMatch(cell -> cell.value() instanceof Long || cell.value() instanceof BigInteger);
  }

  /** Whether no value of it is known. */
  boolean isUnknown(BaseColumn column) {
    return all(column).findAny().isEmpty();
  }

  /** Whether values are shown. */
  boolean shows() {
    return examples;
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
    return all(column).filter(cell -> !isPlaceholder(cell)).toList();
  }

  private Stream<Cell> all(BaseColumn column) {
    return profile(column).stream()
        .flatMap(
            profile ->
                Stream.concat(
                    Stream.of(profile.min(), profile.max()).filter(Objects::nonNull),
                    Stream.concat(
                        profile.frequent().stream().map(FrequentValue::value),
                        profile.random().stream())));
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
