package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.catalog.linking.ColumnRef;
import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Clause;
import dev.assay.sql.query.Conditions;
import dev.assay.sql.query.NameUse;
import dev.assay.sql.query.Source;
import java.util.List;
import java.util.Optional;
import net.sf.jsqlparser.expression.operators.relational.ExistsExpression;
import net.sf.jsqlparser.expression.operators.relational.IsNullExpression;
import net.sf.jsqlparser.schema.Column;

/** Finds where a query does not keep the rules that a user has written down. */
final class ConstraintCheck implements Check {

  private final List<Constraint> constraints;

  ConstraintCheck(List<Constraint> constraints) {
    this.constraints = List.copyOf(constraints);
  }

  @Override
  public List<Finding> of(BoundSelect select) {
    return constraints.stream().flatMap(constraint -> broken(select, constraint).stream()).toList();
  }

  private static Optional<Finding> broken(BoundSelect select, Constraint constraint) {
    return switch (constraint) {
      case Constraint.ExcludeNulls(var column) ->
          isUsed(select, column) && !isConditioned(select, column)
              ? finding(
                  "%s holds NULLs that must be left out: add the condition %s IS NOT NULL"
                      .formatted(column, column.column()),
                  column)
              : Optional.empty();
      case Constraint.Filter(var column) ->
          select.sources().stream().anyMatch(source -> isTable(source, column))
                  && !isConditioned(select, column)
              ? finding(
                  "'%s' must be filtered by %s: add a condition on it"
                      .formatted(column.table(), column.column()),
                  column)
              : Optional.empty();
      case Constraint.Process(var column, var functions) ->
          select.names().stream()
                  .filter(use -> isOf(use, column))
                  .anyMatch(use -> use.functions().stream().noneMatch(functions::contains))
              ? finding(
                  "%s must be processed before it is used: put it into %s"
                      .formatted(column, String.join(" or ", functions)),
                  column)
              : Optional.empty();
    };
  }

  private static Optional<Finding> finding(String message, ColumnRef column) {
    return Optional.of(Check.finding(DetectedKind.CONSTRAINT, message, column));
  }

  private static boolean isTable(Source source, ColumnRef column) {
    return source.table() != null && source.table().name().equals(column.table());
  }

  private static boolean isUsed(BoundSelect select, ColumnRef column) {
    return select.names().stream().anyMatch(use -> isOf(use, column));
  }

  private static boolean isOf(NameUse use, ColumnRef column) {
    Optional<BaseColumn> origin = use.origin();
    return origin.isPresent()
        && origin.get().table().name().equals(column.table())
        && origin.get().column().name().equals(column.column());
  }

  /** Any condition but IS NULL holds for no NULL. */
  private static boolean isConditioned(BoundSelect select, ColumnRef column) {
    return Conditions.of(select).stream()
        .filter(condition -> condition.clause() != Clause.SELECT)
        .filter(condition -> !(condition.node() instanceof ExistsExpression))
        .filter(
            condition -> !(condition.node() instanceof IsNullExpression isNull) || isNull.isNot())
        .flatMap(condition -> Conditions.columns(condition.node()).stream())
        .flatMap((Column name) -> select.use(name).stream())
        .anyMatch(use -> isOf(use, column));
  }
}
