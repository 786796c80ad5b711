package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.analysis.conditions.Literal;
import dev.assay.analysis.conditions.ValueConditions;
import dev.assay.analysis.conditions.ValueConditions.Comparison;
import dev.assay.analysis.conditions.ValueConditions.ValueCondition;
import dev.assay.sql.Dialect;
import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundSelect;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds values that cannot be of the column that they are compared with. */
final class TypeCheck implements Check {

  private final Dialect dialect;
  private final ColumnContents contents;

  TypeCheck(Dialect dialect, ColumnContents contents) {
    this.dialect = dialect;
    this.contents = contents;
  }

  @Override
  public List<Finding> of(BoundSelect select) {
    return ValueConditions.of(select).stream()
        .flatMap(condition -> Stream.concat(type(condition).stream(), date(condition).stream()))
        .toList();
  }

  private Optional<Finding> type(ValueCondition condition) {
    BaseColumn column = condition.column();
    Literal value = condition.literal();
    return switch (contents.kind(column)) {
      case NUMBERS ->
          value.quoted() && !fitsNumbers(condition)
              ? mismatch(condition, "holds numbers", "compare it with a number")
              : Optional.empty();
      case TEXT ->
          value.quoted() || condition.comparison() == Comparison.LIKE
              ? Optional.empty()
              : mismatch(
                  condition,
                  "holds text" + contents.suchAs(column).map(like -> " " + like).orElse(""),
                  "compare it with text");
      case NUMERIC_TEXT -> numericText(condition);
      case UNKNOWN -> year(condition);
    };
  }

  /** A date is no number; a year alone is compared with as if it were one. */
  private Optional<Finding> year(ValueCondition condition) {
    Literal value = condition.literal();
    boolean date = condition.column().column().typeName().matches("(?i)(date|timestamp).*");
    return date
            && contents.isUnknown(condition.column())
            && !value.quoted()
            && value.text().matches("\\d{1,4}")
            && condition.comparison() != Comparison.LIKE
        ? mismatch(condition, "holds dates", "compare its year, or write a whole date")
        : Optional.empty();
  }

  private static boolean fitsNumbers(ValueCondition condition) {
    String text = condition.literal().text();
    return condition.comparison() == Comparison.LIKE
        ? Literal.isNumeric(text.replaceAll("[%_]", "")) || text.matches("[%_]*")
        : condition.literal().isNumeric();
  }

  /** SQLite turns the number into text, and text sorts '95' behind '150'. */
  private Optional<Finding> numericText(ValueCondition condition) {
    boolean sorted =
        condition.comparison() == Comparison.ORDER
            && condition.literal().isNumeric()
            && contents.sortsOtherwise(condition.column());
    boolean refused =
        dialect != Dialect.SQLITE
            && !condition.literal().quoted()
            && condition.comparison() != Comparison.LIKE;
    return sorted || refused
        ? mismatch(
            condition,
            "holds numbers as text, which compare letter by letter",
            "cast the column to a number")
        : Optional.empty();
  }

  private static Optional<Finding> mismatch(ValueCondition condition, String holds, String remedy) {
    return Optional.of(
        Check.finding(
            DetectedKind.TYPE_MISMATCH,
            "%s %s, and is compared with %s: %s"
                .formatted(condition.column(), holds, condition.literal(), remedy),
            condition.place()));
  }

  /** Databases with a type for dates read several formats; text is only ever compared as text. */
  private Optional<Finding> date(ValueCondition condition) {
    boolean text =
        dialect == Dialect.SQLITE
            || condition.column().column().typeName().matches("(?i).*(char|text|clob).*");
    Optional<DateFormat> held = contents.dates(condition.column());
    Optional<DateFormat> written = DateFormat.of(condition.literal().text());
    boolean fits =
        !text
            || held.isEmpty()
            || written.isEmpty()
            || held.equals(written)
            || condition.comparison() == Comparison.LIKE
            || (condition.comparison() == Comparison.ORDER && held.get().sortsAs(written.get()));
    return fits
        ? Optional.empty()
        : Optional.of(
            Check.finding(
                DetectedKind.DATE_FORMAT,
                "%s holds dates as %s%s, and is compared with %s: write it as %s"
                    .formatted(
                        condition.column(),
                        held.get().shown(),
                        contents.suchAs(condition.column()).map(like -> ", " + like).orElse(""),
                        condition.literal(),
                        held.get().shown()),
                condition.place()));
  }
}
