package dev.assay.rehearsal;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.function.runtime.PetRuns;
import dev.assay.rehearsal.lambda.Arns;
import dev.assay.sql.Dialect;
import dev.assay.statemachine.TaskFailure;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The package that executes SQL, with each of its engines: SQL that is right and uses functions
 * which are ours, SQL that has no end, and SQL that takes all memory there is. A driver, a library
 * or a function that is not in the package shows here, and whether the process outlives what it is
 * given: right SQL comes last again.
 */
final class EngineTrials {

  private static final String FUNCTION = "sql-execution";
  private static final String ENDLESS =
      "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r";

  /** Where names without quotes would be in another case than the tables have. */
  private static final Set<Dialect> QUOTED = Set.of(Dialect.POSTGRESQL, Dialect.ORACLE);

  private static final String RIGHT_QUOTED =
      "SELECT DISTINCT o.\"name\" FROM \"Owners\" o"
          + " JOIN \"Pets\" p ON p.\"owner_id\" = o.\"owner_id\"";

  private static final List<Trial> TRIALS =
      List.of(
          right(Dialect.SQLITE, "strftime('%Y', '2024-01-02') = '2024'"),
          right(Dialect.POSTGRESQL, "to_char(DATE '2024-01-02', 'YYYY') = '2024'"),
          right(Dialect.MYSQL, "SUBSTRING_INDEX('a,b', ',', 1) = 'a'"),
          right(Dialect.MYSQL, "DATE_FORMAT('2024-01-02', '%Y') = '2024'"),
          right(Dialect.MSSQL, "REPLICATE('a', 2) = 'aa'"),
          right(Dialect.ORACLE, "NVL(o.\"name\", 'x') <> 'x'"),
          wrong(Dialect.SQLITE, "no end", ENDLESS),
          wrong(Dialect.POSTGRESQL, "no end", ENDLESS),
          wrong(Dialect.MYSQL, "no end", ENDLESS),
          wrong(
              Dialect.SQLITE,
              "no measure",
              "WITH RECURSIVE r(n, b) AS (SELECT 1, zeroblob(90000) UNION ALL"
                  + " SELECT n + 1, zeroblob(90000) FROM r) SELECT length(b) FROM r ORDER BY b, n"),
          wrong(
              Dialect.POSTGRESQL,
              "no measure",
              "SELECT count(a) FROM (SELECT array_agg(repeat('x', 10000) || n) AS a"
                  + " FROM generate_series(1, 10000000) AS n) AS x"),
          wrong(
              Dialect.MYSQL,
              "no measure",
              "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < 1000000)"
                  + " SELECT n, REPEAT('x', 90000) AS s FROM r ORDER BY s, n"),
          right(Dialect.SQLITE, "1 = 1"),
          right(Dialect.POSTGRESQL, "1 = 1"),
          right(Dialect.MYSQL, "1 = 1"));

  private final Stage stage;

  EngineTrials(Stage stage) {
    this.stage = stage;
  }

  private record Trial(Dialect dialect, String kind, String sql, String outcome) {

    String what() {
      return "%s ends SQL of %s that %s with '%s'".formatted(FUNCTION, dialect.id(), kind, outcome);
    }
  }

  private static Trial right(Dialect dialect, String condition) {
    return new Trial(
        dialect,
        "is right where " + condition,
        (QUOTED.contains(dialect) ? RIGHT_QUOTED : PetRuns.RIGHT) + " WHERE " + condition,
        "passed");
  }

  private static Trial wrong(Dialect dialect, String kind, String sql) {
    return new Trial(dialect, "has " + kind, sql, "failed");
  }

  /** All of them, one after the other. */
  List<Check> perform() throws IOException, InterruptedException {
    List<Check> checks = new ArrayList<>();
    for (Trial trial : TRIALS) {
      String run = "key1-trial-" + (checks.size() + 1);
      put(run, PetRuns.in(trial.dialect, PetRuns.withCandidate(trial.sql)));
      String seen = call(run);
      checks.add(
          new Check(trial.what(), seen.equals(trial.outcome), "%s: %s".formatted(seen, told(run))));
    }
    return checks;
  }

  private String told(String run) {
    String key = ArtifactKeys.verdict(run, 0);
    return stage
        .artifacts()
        .read(key)
        .map(_ -> new Artifacts(stage.artifacts()).get(key, Verdict.class).findings().toString())
        .orElse("no verdict");
  }

  private void put(String run, Fixture fixture) {
    ArtifactStore bucket = stage.artifacts();
    for (String key : fixture.store().list("")) {
      String content = new String(fixture.store().read(key).orElseThrow(), StandardCharsets.UTF_8);
      bucket.write(
          key.replace(Fixture.RUN, run),
          content.replace(Fixture.RUN, run).getBytes(StandardCharsets.UTF_8));
    }
  }

  private String call(String run) throws IOException, InterruptedException {
    JsonNode event = Json.object().put("run", run).put("step", "execute-sql").put("candidate", 0);
    try {
      return stage.client().invoke(Arns.name(FUNCTION), event).path("outcome").asText();
    } catch (TaskFailure failure) {
      return "%s: %s".formatted(failure.error(), failure.errorCause());
    }
  }
}
