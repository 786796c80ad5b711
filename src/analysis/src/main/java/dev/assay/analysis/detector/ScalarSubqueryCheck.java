package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.analysis.conditions.ValueConditions;
import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Meaning;
import dev.assay.sql.query.NameUse;
import dev.assay.sql.query.Source;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;
import net.sf.jsqlparser.statement.select.PlainSelect;
import net.sf.jsqlparser.statement.select.Select;

/**
 * Finds subqueries that stand where one value is wanted and are not sure to give one: databases
 * refuse several rows there, or take any of them.
 */
final class ScalarSubqueryCheck implements Check {

  private final ColumnContents contents;
  private final QuestionText asked;

  ScalarSubqueryCheck(ColumnContents contents, QuestionText asked) {
    this.contents = contents;
    this.asked = asked;
  }

  @Override
  public List<Finding> of(BoundSelect select) {
    return Expressions.scalars(select).stream()
        .filter(query -> mayHaveSeveral(select, query))
        .map(
            query ->
                Check.finding(
                    DetectedKind.SCALAR_SUBQUERY,
                    "%s may give several rows where one value is wanted: use IN, or make it give"
                            .formatted(query)
                        + " one row (an aggregate, or a condition on a whole key)",
                    query))
        .toList();
  }

  private boolean mayHaveSeveral(BoundSelect select, ParenthesedSelect query) {
    Select bare = query;
    while (bare instanceof ParenthesedSelect inner) {
      bare = inner.getSelect();
    }
    if (!(bare instanceof PlainSelect plain)) {
      return false;
    }
    Optional<BoundSelect> bound =
        select.inner().stream().filter(inner -> inner.node() == plain).findFirst();
    return bound.isPresent()
        && bound.get().sources().stream().allMatch(Source::isKnown)
        && !bound.get().sources().isEmpty()
        && !isCut(query, plain)
        && !isOneRow(bound.get())
        && !isNamed(bound.get());
  }

  /** LIMIT 1 takes one row, as FETCH and TOP do, and SQL Server's FOR XML makes one of all. */
  private static boolean isCut(ParenthesedSelect query, PlainSelect plain) {
    return Stream.of(
                plain.getLimit(),
                plain.getFetch(),
                plain.getTop(),
                plain.getFirst(),
                plain.getForXmlPath(),
                plain.getForClause(),
                query.getLimit(),
                query.getFetch())
            .anyMatch(Objects::nonNull)
        || String.valueOf(plain.getWhere()).toUpperCase(java.util.Locale.ROOT).contains("ROWNUM");
  }

  private boolean isOneRow(BoundSelect select) {
    PlainSelect plain = select.node();
    if (plain.getGroupBy() == null && select.isGrouped()) {
      return true;
    }
    Determined fixed = new Determined(select, List.of(), outer(select), contents);
    boolean oneRow = select.sources().stream().allMatch(fixed::isOneRow);
    boolean oneGroup =
        plain.getGroupBy() != null
            && !Expressions.groupKeys(select).isEmpty()
            && Expressions.groupKeys(select).stream()
                .allMatch(key -> key instanceof Column column && isFixed(select, column, fixed));
    boolean oneValue =
        plain.getDistinct() != null
            && plain.getSelectItems().stream()
                .allMatch(
                    item ->
                        item.getExpression() instanceof Column column
                            && isFixed(select, column, fixed));
    return oneRow || oneGroup || oneValue;
  }

  /** Whether the question names the one thing that it is about, by what nothing is known of. */
  private boolean isNamed(BoundSelect select) {
    return Stream.concat(
            ValueConditions.of(select).stream(), ValueConditions.ofFolded(select).stream())
        .filter(condition -> condition.comparison() != ValueConditions.Comparison.ORDER)
        .filter(condition -> contents.isUnknown(condition.column()))
        .anyMatch(
            condition ->
                condition.literal().quoted()
                    ? isOwnName(condition.column())
                        && asked.names(condition.literal().text().replaceAll("^%|%$", ""))
                    : condition.column().column().name().matches("(?i).*id")
                        && asked.says(condition.literal().text()));
  }

  /** What tells things apart to people, as a city that many things are in does not. */
  private static boolean isOwnName(BaseColumn column) {
    return column.column().name().matches("(?i).*(?:name|title|code|id)");
  }

  private static boolean isFixed(BoundSelect select, Column column, Determined fixed) {
    return select
        .use(column)
        .filter(use -> fixed.has(use) || use.meaning() instanceof Meaning.Text)
        .isPresent();
  }

  /** For each row of the SELECT around it, its columns have one value. */
  private static List<Source> outer(BoundSelect select) {
    return select.names().stream()
        .map(NameUse::meaning)
        .flatMap(
            meaning ->
                meaning instanceof Meaning.Known known ? Stream.of(known.source()) : Stream.of())
        .filter(source -> !select.sources().contains(source))
        .distinct()
        .toList();
  }
}
