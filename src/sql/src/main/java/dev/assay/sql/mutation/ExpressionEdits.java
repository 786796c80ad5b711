package dev.assay.sql.mutation;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import net.sf.jsqlparser.expression.AnalyticExpression;
import net.sf.jsqlparser.expression.BinaryExpression;
import net.sf.jsqlparser.expression.CastExpression;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.Function;
import net.sf.jsqlparser.expression.NotExpression;
import net.sf.jsqlparser.expression.TrimFunction;
import net.sf.jsqlparser.expression.operators.conditional.AndExpression;
import net.sf.jsqlparser.expression.operators.conditional.OrExpression;
import net.sf.jsqlparser.expression.operators.relational.ComparisonOperator;
import net.sf.jsqlparser.expression.operators.relational.ParenthesedExpressionList;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.AllColumns;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;
import org.jspecify.annotations.Nullable;

/** Finds the mistakes that are possible within expressions. */
final class ExpressionEdits {

  /**
   * Where an expression stands.
   *
   * @param columns whether another column is allowed there by every dialect
   * @param conditions whether comparisons are of the question's making, as those of joins are not
   */
  record Place(Scope scope, boolean columns, boolean conditions) {

    Place withColumns() {
      return new Place(scope, true, conditions);
    }
  }

  /** Finds the mistakes that are possible in queries within expressions. */
  interface Subqueries {
    void visit(ParenthesedSelect select, Scope scope);
  }

  private static final int MOST_SWAPS = 2;

  private static final Map<String, String> AGGREGATES =
      Map.of(
          "SUM",
          "AVG",
          "AVG",
          "SUM",
          "MIN",
          "MAX",
          "MAX",
          "MIN",
          "RANK",
          "DENSE_RANK",
          "DENSE_RANK",
          "RANK",
          "ROW_NUMBER",
          "RANK");
  private static final Set<String> AGGREGATE_NAMES =
      Set.of("COUNT", "SUM", "AVG", "MIN", "MAX", "TOTAL", "GROUP_CONCAT", "STRING_AGG");
  private static final Set<String> COUNTING_DUPLICATES =
      Set.of("COUNT", "SUM", "AVG", "GROUP_CONCAT");
  private static final Set<String> CONVERSIONS =
      Set.of("TRIM", "LTRIM", "RTRIM", "LOWER", "UPPER", "ROUND", "ABS", "COALESCE", "IFNULL");

  private final Edits edits;
  private final Dialect dialect;
  private final Subqueries subqueries;

  ExpressionEdits(Edits edits, Dialect dialect, Subqueries subqueries) {
    this.edits = edits;
    this.dialect = dialect;
    this.subqueries = subqueries;
  }

  void visit(Slot slot, Place place) {
    visit(slot, place, null);
  }

  private void visit(Slot slot, Place place, @Nullable Expression parent) {
    Expression expression = slot.expression();
    if (expression instanceof ParenthesedSelect select) {
      subqueries.visit(select, place.scope());
      return;
    }
    edit(slot, expression, place, parent);
    Place inside = isAggregate(expression) ? place.withColumns() : place;
    Slot.within(expression).forEach(inner -> visit(inner, inside, expression));
  }

  private void edit(Slot slot, Expression expression, Place place, @Nullable Expression parent) {
    switch (expression) {
      case AndExpression and -> connective(slot, and, parent);
      case OrExpression or -> connective(slot, or, parent);
      case Function function -> function(slot, function, place);
      case AnalyticExpression window -> renamed(window.getName(), window::setName, window);
      case CastExpression cast -> removed(slot, cast.getLeftExpression());
      case TrimFunction trim ->
          removed(
              slot,
              trim.getFromExpression() == null ? trim.getExpression() : trim.getFromExpression());
      case Column column when place.columns() -> column(column, place.scope());
      default -> {
        if (place.conditions()) {
          condition(slot, expression);
        }
      }
    }
  }

  private void condition(Slot slot, Expression expression) {
    Comparisons.boundaries(expression)
        .forEach(other -> edits.replace(MutationKind.BOUNDARY, slot, other));
    if (expression instanceof ComparisonOperator comparison) {
      Comparisons.opposite(comparison)
          .ifPresent(other -> edits.replace(MutationKind.CONDITION_FLIPPED, slot, other));
    } else if (expression instanceof NotExpression not) {
      edits.replace(MutationKind.CONDITION_FLIPPED, slot, not.getExpression());
    } else {
      Comparisons.negation(expression)
          .ifPresent(
              setNot ->
                  edits.add(
                      MutationKind.CONDITION_FLIPPED,
                      "negated or not: " + Edits.shown(expression),
                      () -> setNot.negate(true),
                      () -> setNot.negate(false)));
    }
  }

  /** Each part alone dropped, and the other connective; a chain is one, and changed as one. */
  private void connective(Slot slot, BinaryExpression chain, @Nullable Expression parent) {
    Expression left = chain.getLeftExpression();
    Expression right = chain.getRightExpression();
    if (!chain.getClass().equals(left.getClass())) {
      edits.replace(MutationKind.CONDITION_DROPPED, dropped(left), slot, right);
    }
    edits.replace(MutationKind.CONDITION_DROPPED, dropped(right), slot, left);
    boolean partOfChain = parent != null && parent.getClass().equals(chain.getClass());
    if (!partOfChain) {
      Expression other =
          chain instanceof AndExpression
              ? inParentheses(new OrExpression(left, right))
              : new AndExpression(orInParentheses(left), orInParentheses(right));
      edits.replace(MutationKind.CONDITION_FLIPPED, slot, other);
    }
  }

  static String dropped(Expression condition) {
    return "without " + Edits.shown(condition);
  }

  private static Expression orInParentheses(Expression expression) {
    return expression instanceof OrExpression ? inParentheses(expression) : expression;
  }

  static Expression inParentheses(Expression expression) {
    return new ParenthesedExpressionList<>(expression);
  }

  private void function(Slot slot, Function function, Place place) {
    String name = String.valueOf(function.getName()).toUpperCase(Locale.ROOT);
    renamed(function.getName(), function::setName, function);
    if (CONVERSIONS.contains(name) && function.getParameters() != null) {
      removed(slot, function.getParameters().getFirst());
    }
    boolean ofValues =
        function.getParameters() != null
            && function.getParameters().size() == 1
            && !(function.getParameters().getFirst() instanceof AllColumns);
    if (!ofValues) {
      return;
    }
    if (COUNTING_DUPLICATES.contains(name)) {
      boolean distinct = function.isDistinct();
      edits.add(
          MutationKind.DISTINCT,
          Edits.shown(function) + (distinct ? " without DISTINCT" : " with DISTINCT"),
          () -> function.setDistinct(!distinct),
          () -> function.setDistinct(distinct));
    }
    if (name.equals("COUNT")
        && function.getParameters().getFirst() instanceof Column counted
        && place.scope().isNumeric(counted)) {
      renamed(function.getName(), "SUM", function::setName, function);
    }
  }

  private void renamed(
      @Nullable String name, java.util.function.Consumer<String> setName, Expression function) {
    String other = AGGREGATES.get(String.valueOf(name).toUpperCase(Locale.ROOT));
    if (name != null && other != null) {
      renamed(name, other, setName, function);
    }
  }

  private void renamed(
      String name, String other, java.util.function.Consumer<String> setName, Expression function) {
    edits.add(
        MutationKind.AGGREGATE,
        "%s became %s in %s".formatted(name, other, Edits.shown(function)),
        () -> setName.accept(other),
        () -> setName.accept(name));
  }

  private void removed(Slot slot, Expression inner) {
    edits.replace(
        MutationKind.CONVERSION,
        slot,
        inner instanceof BinaryExpression ? inParentheses(inner) : inner);
  }

  private void column(Column column, Scope scope) {
    String written = column.getColumnName();
    scope.likeTyped(column).stream()
        .limit(MOST_SWAPS)
        .map(ColumnDefinition::name)
        .map(name -> Names.inPlaceOf(written, name, dialect))
        .forEach(
            name ->
                edits.add(
                    MutationKind.COLUMN,
                    "column %s became %s".formatted(column, name),
                    () -> column.setColumnName(name),
                    () -> column.setColumnName(written)));
  }

  /** Whether the expression aggregates, so that any column may stand in it. */
  private static boolean isAggregate(Expression expression) {
    return expression instanceof Function function
        && AGGREGATE_NAMES.contains(
            Objects.requireNonNullElse(function.getName(), "").toUpperCase(Locale.ROOT));
  }

  /** Whether an aggregate is somewhere in the expression, subqueries aside. */
  static boolean holdsAggregate(Expression expression) {
    return isAggregate(expression)
        || Slot.within(expression).stream().anyMatch(inner -> holdsAggregate(inner.expression()));
  }
}
