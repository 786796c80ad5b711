package dev.assay.workflow;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.Table;
import dev.assay.workflow.exploration.LiveDatabase;
import dev.assay.workflow.testdata.TestTables;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The database of {@link Fixture} with two owners and three pets, which remembers its queries. */
public final class LivePets implements LiveDatabase {

  private static final Map<String, Table> ROWS =
      Map.of(
          "Owners",
          Table.ofValues(
              List.of("owner_id", "name"), List.of(List.of(1L, "Ann"), List.of(2L, "Bob"))),
          "Pets",
          Table.ofValues(
              List.of("pet_id", "owner_id", "name", "weight"),
              List.of(
                  List.of(1L, 1L, "Rex", 2.004),
                  List.of(2L, 1L, "Tom", 4.0),
                  List.of(3L, 2L, "Kit", 0.5))));

  private final List<String> queries = new ArrayList<>();

  /** What was asked so far. */
  public List<String> queries() {
    return queries;
  }

  @Override
  public SqlOutcome first(String sql, int rows) {
    queries.add(sql);
    return SqlEngines.forDialect(Dialect.SQLITE, SqlLimits.DEFAULT.withTime(Duration.ofMinutes(1)))
        .execute(TestTables.of(Fixture.CATALOG, ROWS), sql);
  }
}
