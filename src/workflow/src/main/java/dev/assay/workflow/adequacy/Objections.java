package dev.assay.workflow.adequacy;

import dev.assay.sql.SqlOutcome;
import dev.assay.table.Column;
import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
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
