package dev.assay.cli.differ;

import dev.assay.analysis.differences.QueryDifference;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rows on which two queries differ, as they are shown and kept.
 *
 * @param kind what the results differ in
 */
public record ShownDifference(
    String kind, List<ShownTable> tables, ShownResult one, ShownResult other) {

  public ShownDifference {
    tables = List.copyOf(tables);
  }

  /** A table of the database. */
  public record ShownTable(String name, Table rows) {}

  /** What a query gave: rows, or the reason why not. */
  public record ShownResult(@Nullable Table rows, @Nullable String error) {

    static ShownResult of(SqlOutcome outcome) {
      return switch (outcome) {
        case SqlOutcome.Executed executed -> new ShownResult(executed.result(), null);
        case SqlOutcome.Failed(SqlFailure failure) -> new ShownResult(null, failure.message());
      };
    }
  }

  /** What was found. */
  public static ShownDifference of(QueryDifference difference) {
    return new ShownDifference(
        difference.kind().text(),
        difference.tables().stream()
            .map(table -> new ShownTable(table.definition().name(), table.rows()))
            .toList(),
        ShownResult.of(difference.one()),
        ShownResult.of(difference.other()));
  }
}
