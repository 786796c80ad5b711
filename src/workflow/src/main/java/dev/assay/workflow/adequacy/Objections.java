package dev.assay.workflow.adequacy;

import static java.util.stream.Collectors.toSet;

import dev.assay.sql.Dialect;
import dev.assay.sql.RefusedSqlException;
import dev.assay.sql.SqlLexer;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.SqlToken;
import dev.assay.table.Column;
import dev.assay.table.RowOrder;
import dev.assay.table.Table;
import dev.assay.table.TableComparison;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/** Says why a result on test data says little about SQL: nothing in it could be right or wrong. */
final class Objections {

  /** What models are told of the gold SQL: not its text, nor its columns, nor its message. */
  private static final String GOLD = "a query that is known to be right";

  private Objections() {}

  /** The objections to the result of a query, which they call by this name. */
  static List<String> of(Table result, String query) {
    if (result.isEmpty()) {
      return List.of(query + " gives no row on the test data");
    }
    return columnsOfNull(result).stream()
        .map(
            column ->
                "column %s of the result of %s is NULL in every row on the test data"
                    .formatted(column.name(), query))
        .toList();
  }

  /** The objection to test data without rows of tables that the first SQL reads, needed or not. */
  static List<String> ofAbsent(Set<String> tables) {
    return List.of(
        "the first SQL finds nothing, since it also reads %s: have rows of it, too"
            .formatted(String.join(", ", tables)));
  }

  /** The objections to what the gold SQL gives; its own faults are none of the test data's. */
  static List<String> ofGold(SqlOutcome outcome, BooleanSupplier failsOnAnyData) {
    return switch (outcome) {
      case SqlOutcome.Executed executed when executed.result().isEmpty() ->
          of(executed.result(), GOLD);
      case SqlOutcome.Executed executed when !columnsOfNull(executed.result()).isEmpty() ->
          List.of(GOLD + " gives a column of NULL alone on the test data");
      case SqlOutcome.Executed _ -> List.of();
      case SqlOutcome.Failed _ ->
          failsOnAnyData.getAsBoolean() ? List.of() : List.of(GOLD + " fails on the test data");
    };
  }

  /**
   * The objections to test data whose columns are NULL in every row although the query reads them:
   * what it does with values is not tested.
   */
  static List<String> ofData(Map<String, Table> tables, Dialect dialect, String sql) {
    Set<String> read = namesIn(dialect, sql);
    Map<String, String> tableOf = new TreeMap<>();
    Set<String> filled = new HashSet<>();
    tables.forEach(
        (name, table) -> {
          Set<String> empty =
              columnsOfNull(table).stream()
                  .map(Column::name)
                  .map(Objections::folded)
                  .collect(toSet());
          empty.forEach(column -> tableOf.putIfAbsent(column, name));
          table.columns().stream()
              .map(column -> folded(column.name()))
              .filter(column -> !empty.contains(column))
              .forEach(filled::add);
        });
    return tableOf.entrySet().stream()
        .filter(column -> read.contains(column.getKey()) && !filled.contains(column.getKey()))
        .map(
            column ->
                "the first SQL reads column %s, which is NULL in every row of %s"
                    .formatted(column.getKey(), column.getValue()))
        .toList();
  }

  /**
   * The objection to rows of which several could be the answer: tables have no order, so that what
   * depends on it is neither right nor wrong.
   *
   * @param reversed what the first SQL gives on the same rows in reverse order
   */
  static List<String> ofOrder(Table result, SqlOutcome reversed) {
    return reversed instanceof SqlOutcome.Executed executed
            && !TableComparison.equal(result, executed.result(), RowOrder.IGNORED)
        ? List.of(
            "the result of the first SQL depends on the order in which rows are stored: let no rows"
                + " tie where it takes the first ones")
        : List.of();
  }

  private static Set<String> namesIn(Dialect dialect, String sql) {
    try {
      return SqlLexer.tokens(dialect, sql).stream()
          .filter(SqlToken::isName)
          .map(token -> folded(token.text()))
          .collect(toSet());
    } catch (RefusedSqlException unreadable) {
      return Set.of();
    }
  }

  private static String folded(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  private static List<Column> columnsOfNull(Table result) {
    List<Column> columns = new ArrayList<>();
    for (int at = 0; at < result.columnCount(); at++) {
      int position = at;
      if (result.rows().stream().map(row -> row.get(position)).allMatch(Objects::isNull)) {
        columns.add(result.columns().get(at));
      }
    }
    return columns;
  }
}
