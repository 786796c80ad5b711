package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.analysis.SchemaKeys;
import dev.assay.analysis.conditions.ValueConditions;
import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Clause;
import dev.assay.sql.query.Conditions;
import dev.assay.sql.query.Meaning;
import dev.assay.sql.query.NameUse;
import dev.assay.sql.query.Source;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import net.sf.jsqlparser.expression.CaseExpression;
import net.sf.jsqlparser.expression.DoubleValue;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.Function;
import net.sf.jsqlparser.expression.LongValue;
import net.sf.jsqlparser.expression.WhenClause;
import net.sf.jsqlparser.schema.Column;

/**
 * Finds sums, averages and numbers of things over rows that a join has multiplied: one row is taken
 * once for each row that another table has for it. Nothing is said where the other table is what is
 * counted beside it, or a weight.
 */
final class FanOutCheck implements Check {

  private static final Set<String> SUMMING = Set.of("SUM", "AVG", "TOTAL");

  private final ColumnContents contents;
  private final SchemaKeys keys;
  private final QuestionText asked;

  FanOutCheck(ColumnContents contents, SchemaKeys keys, QuestionText asked) {
    this.contents = contents;
    this.keys = keys;
    this.asked = asked;
  }

  @Override
  public List<Finding> of(BoundSelect select) {
    if (select.sources().size() < 2
        || select.sources().stream().anyMatch(source -> !source.isKnown())) {
      return List.of();
    }
    return select.calls().stream()
        .filter(call -> call.clause() != Clause.WHERE && call.clause() != Clause.FROM)
        .map(BoundSelect.Call::node)
        .flatMap(call -> finding(select, call).stream())
        .toList();
  }

  private Optional<Finding> finding(BoundSelect select, Function call) {
    if (call.isDistinct() || call.getParameters() == null || call.getParameters().size() != 1) {
      return Optional.empty();
    }
    List<Source> own =
        Conditions.columns(call.getParameters().getFirst()).stream()
            .flatMap(column -> source(select, column).stream())
            .distinct()
            .toList();
    if (own.isEmpty()
        || !select.sources().containsAll(own)
        || !(addsUp(call) || countsThings(select, call))) {
      return Optional.empty();
    }
    Determined one = new Determined(select, Expressions.groupKeys(select), own, contents);
    return select.sources().stream()
        .filter(source -> source.kind() == Source.Kind.TABLE && !own.contains(source))
        .filter(source -> !one.isOneRow(source))
        .filter(source -> isTied(select, source))
        .filter(source -> addsUp(call) || !isPair(select, source))
        .findFirst()
        .map(
            source ->
                Check.finding(
                    DetectedKind.MULTIPLIED_ROWS,
                    ("%s takes each row of '%s' once for every row of '%s' that is joined to it:"
                            + " aggregate before the join, or use EXISTS or IN")
                        .formatted(call, own.getFirst().name(), source.name()),
                    call));
  }

  /** What is added up for each row as a number written out is a count of the rows. */
  private static boolean addsUp(Function call) {
    return SUMMING.contains(call.getName().toUpperCase(Locale.ROOT))
        && !counts(call.getParameters().getFirst());
  }

  private static boolean counts(Expression added) {
    return switch (added) {
      case CaseExpression choice ->
          choice.getWhenClauses().stream()
              .map(WhenClause::getThenExpression)
              .allMatch(FanOutCheck::isNumber);
      case Function choice ->
          choice.getName().matches("(?i)iif|if")
              && choice.getParameters() != null
              && choice.getParameters().size() == 3
              && isNumber(choice.getParameters().get(1));
      default -> false;
    };
  }

  private static boolean isNumber(Expression expression) {
    return expression instanceof LongValue || expression instanceof DoubleValue;
  }

  /** Whether it is asked how many rows of a table there are, and their key is counted in all. */
  private boolean countsThings(BoundSelect select, Function call) {
    return call.getName().equalsIgnoreCase("COUNT")
        && select.node().getGroupBy() == null
        && call.getParameters().getFirst() instanceof Column column
        && select
            .use(column)
            .flatMap(NameUse::origin)
            .filter(origin -> origin.table().primaryKey().equals(List.of(origin.column().name())))
            .filter(origin -> asked.asksHowMany(origin.table().name()))
            .isPresent();
  }

  /**
   * Of a table that links two others, or of one thing that it refers to, there is one row for each.
   */
  private static boolean isPair(BoundSelect select, Source source) {
    boolean links = source.table() == null || source.table().foreignKeys().size() > 1;
    return links
        || ValueConditions.of(select).stream()
            .filter(condition -> condition.column().table().equals(source.table()))
            .anyMatch(
                condition ->
                    condition.column().column().name().matches("(?i).*(?:id|code|key|no|number)"));
  }

  /**
   * Tied, and not by a column that others refer to, of which each value stands in one row. Where a
   * table declares no key, its rows have to be known to repeat.
   */
  private boolean isTied(BoundSelect select, Source source) {
    List<BaseColumn> columns =
        Link.of(select).stream()
            .filter(link -> link.touches(source))
            .map(link -> link.one() == source ? link.origin() : link.otherOrigin())
            .filter(Objects::nonNull)
            .toList();
    return columns.stream().anyMatch(this::mayRepeat)
        && columns.stream().noneMatch(keys::isReferred);
  }

  private boolean mayRepeat(BaseColumn column) {
    boolean refers =
        column.table().foreignKeys().stream()
            .anyMatch(key -> key.columns().contains(column.column().name()));
    return refers || contents.hasRepeats(column) || !column.table().primaryKey().isEmpty();
  }

  private static Optional<Source> source(BoundSelect select, Column column) {
    return select.use(column).map(NameUse::meaning).orElse(null) instanceof Meaning.Known known
        ? Optional.of(known.source())
        : Optional.empty();
  }
}
