package dev.assay.cli.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.ReadRows;
import dev.assay.cli.UsageException;
import dev.assay.cli.options.AskedDatabase;
import dev.assay.cli.rows.RowsJson;
import dev.assay.cli.rows.RowsOptions;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.run.Json;
import java.util.function.Consumer;

/** The tool that reads rows of the user's database, by SQL that is verified and no other. */
final class RowsTool {

  private static final String SCHEMA =
      """
      {"type": "object", "additionalProperties": false, "required": ["id"], "properties": {
        "id": {"type": "string", "minLength": 1, "maxLength": 80, "description": "Of an answer that is verified."}}}
      """;

  private final Catalog catalog;
  private final AskedDatabase asked;
  private final RowsOptions rows;
  private final RunsUnderWay runs;

  RowsTool(Catalog catalog, AskedDatabase asked, RowsOptions rows, RunsUnderWay runs) {
    this.catalog = catalog;
    this.asked = asked;
    this.rows = rows;
    this.runs = runs;
  }

  OfferedTool tool() {
    return new OfferedTool(
        "run_verified",
        "Read rows",
        "The rows that a verified answer gives on the user's database; only where the user has allowed"
            + " it (assay mcp --rows).",
        SCHEMA,
        OfferedTool.Effect.READS_ROWS,
        this::read);
  }

  private ObjectNode read(JsonNode arguments, Consumer<String> steps) {
    if (!rows.areWanted()) {
      throw new UsageException(
          "rows may not be read: the user allows it by starting 'assay mcp' with --rows");
    }
    String id = arguments.path("id").asText();
    RunResult result =
        runs.result(id)
            .orElseThrow(() -> new UsageException("there is no answer '%s'".formatted(id)));
    String sql = result.sql();
    if (result.status() != RunStatus.VERIFIED || sql == null) {
      throw new UsageException(
          "the answer '%s' is %s: only what is verified is run"
              .formatted(id, result.status().label()));
    }
    if (!result.database().equals(catalog.database())) {
      throw new UsageException(
          "the answer '%s' is about the database '%s', and this is '%s'"
              .formatted(id, result.database(), catalog.database()));
    }
    return switch (rows.read(asked, sql)) {
      case ReadRows.None none ->
          throw new UsageException("the rows cannot be read: " + none.failure().message());
      case ReadRows.Some some -> {
        ObjectNode answer = Json.object().put("id", id).put("sql", sql);
        answer.setAll(RowsJson.of(some));
        yield answer;
      }
    };
  }
}
