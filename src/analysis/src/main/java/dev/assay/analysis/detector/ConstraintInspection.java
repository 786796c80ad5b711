package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.linking.ColumnRef;
import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundQuery;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Clause;
import dev.assay.sql.query.Conditions;
import dev.assay.sql.query.NameUse;
import dev.assay.sql.query.Source;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.sf.jsqlparser.expression.operators.relational.ExistsExpression;
import net.sf.jsqlparser.expression.operators.relational.IsNullExpression;
import net.sf.jsqlparser.schema.Column;

/** Finds where a query does not keep the rules that a user has written down. */
public final class ConstraintInspection {

  /** Who findings are said to come from. */
  public static final String NAME = "constraints";

  private final Catalog catalog;
  private final List<Constraint> constraints;

  /** An inspection of queries of one database. */
  public ConstraintInspection(Catalog catalog, List<Constraint> constraints) {
    this.catalog = catalog;
    this.constraints = List.copyOf(constraints);
  }

  /** Which rules the query does not keep; a query that cannot be parsed may keep none. */
  public List<Finding> inspect(String sql) {
    return BoundQuery.of(catalog.dialect(), sql, catalog.definitions())
        .map(query -> query.selects().stream().flatMap(this::broken).distinct().toList())
        .orElseGet(ConstraintInspection::unreadable);
  }

  private static List<Finding> unreadable() {
    return List.of(
        new Finding(
            NAME,
            "unreadable",
            "the rules stated for this database cannot be held against this SQL, which cannot be parsed: write it more plainly"));
  }

  private Stream<Finding> broken(BoundSelect select) {
    return constraints.stream().flatMap(constraint -> broken(select, constraint).stream());
  }

  private static Optional<Finding> broken(BoundSelect select, Constraint constraint) {
    return switch (constraint) {
      case Constraint.ExcludeNulls(var column) ->
          isUsed(select, column) && !isConditioned(select, column)
              ? finding(
                  "exclude-nulls",
                  "%s holds NULLs that must be left out: add the condition %s IS NOT NULL"
                      .formatted(column, column.column()),
                  column)
              : Optional.empty();
      case Constraint.Filter(var column) ->
          select.sources().stream().anyMatch(source -> isTable(source, column))
                  && !isConditioned(select, column)
              ? finding(
                  "filter",
                  "'%s' must be filtered by %s: add a condition on it"
                      .formatted(column.table(), column.column()),
                  column)
              : Optional.empty();
      case Constraint.Process(var column, var functions) ->
          select.names().stream()
                  .filter(use -> isOf(use, column))
                  .anyMatch(use -> use.functions().stream().noneMatch(functions::contains))
              ? finding(
                  "process",
                  "%s must be processed before it is used: put it into %s"
                      .formatted(column, String.join(" or ", functions)),
                  column)
              : Optional.empty();
    };
  }

  private static Optional<Finding> finding(String rule, String message, ColumnRef column) {
    return Optional.of(new Finding(NAME, rule, message, column.toString()));
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
