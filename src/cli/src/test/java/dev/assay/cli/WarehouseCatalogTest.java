package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Questions about BigQuery, of which there are a schema and nothing that executes its SQL. */
class WarehouseCatalogTest {

  @TempDir Path folder;
  private final CommandLineHarness assay = new CommandLineHarness();

  @Test
  void sqlIsWrittenWithoutATestAndTheReasonIsSaid() throws IOException {
    Path ddl =
        Files.writeString(
            folder.resolve("visits.sql"),
            "CREATE TABLE `p.web.visits` (id INT64, totals STRUCT<hits INT64, bounces INT64>);");
    Path completions =
        Files.writeString(
            folder.resolve("completions.jsonl"),
            """
            {"step": "generate-sql", "model": "writer", "question": "1", "round": 1, \
            "completion": "```sql\\nSELECT SUM(totals.hits) FROM visits\\n```", \
            "tokens": {"input": 1, "output": 1, "cached": 0}, "provenance": "written by hand"}
            """);
    String catalogs = folder.resolve("catalogs").toString();
    assertThat(
            assay.run(
                "catalog",
                "build",
                "--database",
                ddl.toString(),
                "--dialect",
                "bigquery",
                "--out",
                catalogs))
        .isZero();

    int exitCode =
        assay.run(
            "ask",
            "How many hits were there?",
            "--catalog",
            catalogs,
            "--store",
            folder.resolve("store").toString(),
            "--replay",
            completions.toString(),
            "--question-id",
            "1",
            "--model",
            "writer",
            "--test-code-models",
            "writer");

    assertThat(assay.out())
        .as(assay.err())
        .contains("SELECT SUM(totals.hits) FROM visits;")
        .contains("BigQuery SQL is not executed: no engine for tests understands it");
    assertThat(exitCode).isEqualTo(ExitCodes.UNVERIFIED);
  }
}
