package dev.assay.cli.batch;

import dev.assay.analysis.databases.RandomSelection;
import dev.assay.analysis.databases.UsedParts;
import dev.assay.catalog.Catalog;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.SqliteFile;
import dev.assay.sql.TestTable;
import dev.assay.table.Table;
import dev.assay.workflow.run.InvalidQuestionException;
import dev.assay.workflow.testdata.SampledRows;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

/** Rows of a database file, so few that prompts can show them, with the rows that they refer to. */
final class SampledDatabase {

  /** As many as test data are asked to have. */
  private static final int ROWS = 10;

  /** Larger tables are sampled from their beginning. */
  private static final int MOST_READ = 5_000;

  /** The same rows each time. */
  private static final long SEED = 1;

  private SampledDatabase() {}

  /**
   * Samples every table.
   *
   * @throws InvalidQuestionException when a table cannot be read
   */
  static SampledRows of(Path file, Catalog catalog) {
    UsedParts whole = new UsedParts(catalog.definitions(), Set.of(), Map.of());
    try (SqliteFile open = SqliteFile.open(file, SqlLimits.DEFAULT)) {
      List<TestTable> sampled =
          new RandomSelection(ROWS, table -> rows(open, table)).make(whole, new Random(SEED));
      Map<String, Table> tables = new TreeMap<>();
      sampled.forEach(table -> tables.put(table.definition().name(), table.rows()));
      return new SampledRows(tables);
    }
  }

  private static Table rows(SqliteFile file, String table) {
    String sql = "SELECT * FROM \"%s\" LIMIT %d".formatted(table.replace("\"", "\"\""), MOST_READ);
    return switch (file.query(sql).outcome()) {
      case SqlOutcome.Executed executed -> executed.result();
      case SqlOutcome.Failed(var failure) ->
          throw new InvalidQuestionException(
              "rows of table '%s' cannot be sampled: %s".formatted(table, failure.message()));
    };
  }
}
