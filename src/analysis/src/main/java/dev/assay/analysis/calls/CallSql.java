package dev.assay.analysis.calls;

import dev.assay.analysis.calls.CallProgram.Part;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.SqlNames;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes calls as clauses of SQL; names still as the calls have them. */
final class CallSql {

  private final Catalog catalog;
  private final CallNames names;
  private final CallJoins joins;
  private final List<String> answers;

  /**
   * With the SQL of the sub-questions.
   *
   * @param answers by the sub-questions' numbers; those that are not there yet are left open
   */
  CallSql(Catalog catalog, List<String> answers) {
    this.catalog = catalog;
    this.names = new CallNames(catalog);
    this.joins = new CallJoins(catalog);
    this.answers = List.copyOf(answers);
  }

  /** {@code FROM a JOIN b ON …}. */
  String from(List<Call.From> tables) {
    StringBuilder sql = new StringBuilder("FROM ");
    for (int at = 0; at < tables.size(); at++) {
      Call.From table = tables.get(at);
      if (at == 0) {
        sql.append(source(table));
        continue;
      }
      String on = on(table, tables.subList(0, at));
      boolean cross = on.isEmpty();
      sql.append(cross ? " CROSS JOIN " : join(table)).append(source(table));
      sql.append(cross ? "" : " ON " + on);
    }
    return sql.toString();
  }

  private static String join(Call.From table) {
    return table.join().equals("INNER") ? " JOIN " : " %s JOIN ".formatted(table.join());
  }

  private String source(Call.From table) {
    String rows =
        table.question() == null
            ? names.table(table.table())
            : "(%s)".formatted(answer(table.question()));
    return table.alias() == null ? rows : rows + " AS " + table.alias();
  }

  /** Empty where tables stand side by side. */
  private String on(Call.From table, List<Call.From> before) {
    if (table.on() != null) {
      return table.on();
    }
    return !table.join().equals("CROSS")
            && table.question() == null
            && joins.along(table, before) instanceof CallJoins.Found.Condition(String sql)
        ? sql
        : "";
  }

  /** {@code age > 30}. */
  String condition(List<Call.From> tables, Call.Condition condition) {
    String right =
        condition.operator().endsWith("BETWEEN")
                && condition.right() instanceof Operand.Items(var bounds)
            ? operand(tables, bounds.getFirst()) + " AND " + operand(tables, bounds.getLast())
            : operand(tables, condition.right());
    return "%s %s %s"
        .formatted(names.parseable(tables, condition.left()), condition.operator(), right);
  }

  private String operand(List<Call.From> tables, Operand operand) {
    return switch (operand) {
      case Operand.Text(String text) -> text(text);
      case Operand.Plain(String text) -> text;
      case Operand.Missing() -> "NULL";
      case Operand.Computed(String expression) -> names.parseable(tables, expression);
      case Operand.Answered question -> "(%s)".formatted(answer(question));
      case Operand.Items(var items) ->
          items.stream()
              .map(item -> operand(tables, item))
              .collect(Collectors.joining(", ", "(", ")"));
    };
  }

  private String text(String text) {
    return SqlNames.text(catalog.dialect(), text);
  }

  private String answer(Operand.Answered question) {
    return question.question() < answers.size() ? answers.get(question.question()) : "SELECT NULL";
  }

  /** {@code SELECT DISTINCT a, b}. */
  String select(List<Call.From> tables, List<Call.Select> selects) {
    boolean distinct = selects.stream().anyMatch(Call.Select::distinct);
    return (distinct ? "SELECT DISTINCT " : "SELECT ")
        + selects.stream()
            .flatMap(select -> select.expressions().stream())
            .map(expression -> names.parseable(tables, expression))
            .collect(Collectors.joining(", "));
  }

  /** {@code GROUP BY a, b}. */
  String groupBy(List<Call.From> tables, List<Call.GroupBy> groups) {
    return "GROUP BY "
        + groups.stream()
            .flatMap(group -> group.expressions().stream())
            .map(expression -> names.parseable(tables, expression))
            .collect(Collectors.joining(", "));
  }

  /** {@code ORDER BY a DESC}. */
  String orderBy(List<Call.From> tables, List<Call.OrderBy> orders) {
    return "ORDER BY "
        + orders.stream()
            .map(
                order ->
                    names.parseable(tables, order.expression())
                        + (order.descending() ? " DESC" : ""))
            .collect(Collectors.joining(", "));
  }

  /** The clause of the dialect that bounds rows. */
  String limit(Call.Limit limit, boolean ordered) {
    return switch (catalog.dialect()) {
      case SQLITE,
          H2,
          POSTGRESQL,
          DUCKDB,
          MYSQL,
          MARIADB,
          BIGQUERY,
          SNOWFLAKE,
          REDSHIFT,
          DATABRICKS ->
          "LIMIT %d%s"
              .formatted(
                  limit.rows(), limit.offset() == 0 ? "" : " OFFSET %d".formatted(limit.offset()));
      case MSSQL ->
          "%sOFFSET %d ROWS FETCH NEXT %d ROWS ONLY"
              .formatted(ordered ? "" : "ORDER BY (SELECT NULL) ", limit.offset(), limit.rows());
      case ORACLE, DB2, TRINO ->
          "%sFETCH FIRST %d ROWS ONLY"
              .formatted(
                  limit.offset() == 0 ? "" : "OFFSET %d ROWS ".formatted(limit.offset()),
                  limit.rows());
    };
  }

  /**
   * One query of a merge.
   *
   * @param where how its conditions are connected, and those of HAVING
   */
  String part(Part part, Connection where, Connection having) {
    List<Call.From> tables = part.all(Call.From.class);
    List<String> clauses = new ArrayList<>();
    clauses.add(select(tables, part.all(Call.Select.class)));
    clauses.add(from(tables));
    conditions(tables, part.conditions(false), where, "WHERE ", clauses);
    if (!part.all(Call.GroupBy.class).isEmpty()) {
      clauses.add(groupBy(tables, part.all(Call.GroupBy.class)));
    }
    conditions(tables, part.conditions(true), having, "HAVING ", clauses);
    List<Call.OrderBy> orders = part.all(Call.OrderBy.class);
    if (!orders.isEmpty()) {
      clauses.add(orderBy(tables, orders));
    }
    part.all(Call.Limit.class).forEach(limit -> clauses.add(limit(limit, !orders.isEmpty())));
    return String.join(" ", clauses);
  }

  private void conditions(
      List<Call.From> tables,
      List<Call.Condition> conditions,
      Connection connection,
      String lead,
      List<String> clauses) {
    if (!conditions.isEmpty()) {
      clauses.add(lead + connection.sql(number -> condition(tables, conditions.get(number - 1))));
    }
  }
}
