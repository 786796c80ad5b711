package dev.assay.cli.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.analysis.differences.DifferenceSearch;
import dev.assay.analysis.differences.SearchBounds;
import dev.assay.analysis.differences.SearchResult;
import dev.assay.catalog.Catalog;
import dev.assay.cli.UsageException;
import dev.assay.cli.differ.DifferJson;
import dev.assay.cli.suite.SqlTest;
import dev.assay.sql.Dialect;
import dev.assay.sql.SelectGuard;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.table.AsOf;
import dev.assay.workflow.run.Json;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Tools that test and compare SQL. */
final class SqlTools {

  private static final int MOST_ROWS = 50;

  private static final String TEST_SCHEMA =
      """
      {"type": "object", "additionalProperties": false, "required": ["sql"], "properties": {
        "sql": {"type": "string", "minLength": 1, "maxLength": 50000, "description": "One SELECT."},
        "question": {"type": "string", "minLength": 1, "maxLength": 10000, "description": "What the SQL is to answer, in words. A test is generated from it, unless one is given."},
        "evidence": {"type": "string", "maxLength": 10000, "description": "What words of the question mean in this database."},
        "as_of": {"type": "string", "minLength": 1, "maxLength": 200, "description": "The moment that now and today mean, as in 2025-06-30 or 2025-06-30T12:00+02:00; that of the server, or else the present one, when not given."},
        "test": {"type": "object", "additionalProperties": false, "required": ["tables", "expected"],
          "description": "A test of your own: no model is asked then.", "properties": {
            "tables": {"type": "object", "description": "Test data: rows by the names of tables; tables that are not named have none.",
              "additionalProperties": {"$ref": "#/$defs/rows"}},
            "expected": {"$ref": "#/$defs/rows"},
            "ordered": {"type": "boolean", "description": "Whether the order of the rows counts."}}},
        "wait_seconds": {"type": "integer", "minimum": 0, "maximum": 600, "description": "How long to wait for the verdict, 25 when not given."}},
       "$defs": {"rows": {"type": "object", "additionalProperties": false, "required": ["columns", "rows"], "properties": {
          "columns": {"type": "array", "items": {"type": "string"}},
          "rows": {"type": "array", "maxItems": 10000, "items": {"type": "array", "items": {"type": ["string", "number", "boolean", "null"]}}}}}}}
      """;

  private static final String EXPLAIN_SCHEMA =
      """
      {"type": "object", "additionalProperties": false, "required": ["one", "other"], "properties": {
        "one": {"type": "string", "minLength": 1, "maxLength": 50000, "description": "One SELECT."},
        "other": {"type": "string", "minLength": 1, "maxLength": 50000, "description": "Another SELECT."}}}
      """;

  private final AskedCatalogs catalogs;
  private final AnswerTools answers;
  private final @Nullable AsOf asOf;

  /** Tools for which "now" is that moment where a call says none; null for when it is made. */
  SqlTools(AskedCatalogs catalogs, AnswerTools answers, @Nullable AsOf asOf) {
    this.catalogs = catalogs;
    this.answers = answers;
    this.asOf = asOf;
  }

  List<OfferedTool> tools() {
    return List.of(
        new OfferedTool(
            "test_sql",
            "Test SQL",
            "Tests SQL for a question: a verdict, the rows that differ, and a mended query where it"
                + " fails. With a test of your own it is executed at once and no model is asked;"
                + " otherwise a test is generated from the question.",
            TEST_SCHEMA,
            OfferedTool.Effect.ASKS_MODELS,
            this::test),
        new OfferedTool(
            "explain_difference",
            "Explain how two queries differ",
            "Looks for the smallest made-up database on which two queries give different results: its"
                + " rows and both results, or none found. No model is asked, and no row of the database"
                + " is read.",
            EXPLAIN_SCHEMA,
            OfferedTool.Effect.LOOKS_ONLY,
            this::explain));
  }

  private ObjectNode test(JsonNode arguments, Consumer<String> steps) throws InterruptedException {
    Catalog catalog = catalogs.find(OfferedTool.database(arguments));
    String sql = arguments.path("sql").asText();
    SelectGuard.refusal(catalog.dialect(), sql)
        .ifPresent(
            reason -> {
              throw new UsageException("sql is not one SELECT: " + reason);
            });
    if (arguments.has("test")) {
      SqlTest test = GivenTest.parse(catalog, arguments.get("test"));
      AsOf said = OfferedTool.asOf(arguments);
      return tested(engine(catalog.dialect(), said == null ? asOf : said), sql, test);
    }
    String question = arguments.path("question").asText();
    if (question.isBlank()) {
      throw new UsageException("give the question that the SQL answers, or a test of your own");
    }
    return answers.asked(question, arguments.path("evidence").asText(), sql, arguments, steps);
  }

  private static SqlEngine engine(Dialect dialect, @Nullable AsOf moment) {
    return moment == null
        ? SqlEngines.forDialect(dialect, SqlLimits.DEFAULT)
        : SqlEngines.forDialect(dialect, SqlLimits.DEFAULT, moment);
  }

  private ObjectNode tested(SqlEngine engine, String sql, SqlTest test) {
    SqlTest.Outcome outcome = test.of(engine, sql);
    ObjectNode answer = Json.object().put("status", outcome.passed() ? "passed" : "failed");
    outcome.problems().forEach(answer.putArray("differences")::add);
    if (outcome.result() != null) {
      answer.set("result", Json.tree(outcome.result().head(MOST_ROWS)));
      answer.put("rows", outcome.result().rowCount());
    }
    return answer.put("engine", engine.identity().toString());
  }

  private ObjectNode explain(JsonNode arguments, Consumer<String> steps) {
    Catalog catalog = catalogs.find(OfferedTool.database(arguments));
    SearchResult result =
        new DifferenceSearch(catalog, SearchBounds.DEFAULT.madeUp())
            .find(arguments.path("one").asText(), arguments.path("other").asText());
    if (result instanceof SearchResult.NotRun not) {
      throw new UsageException(
          "'%s' cannot be executed: %s"
              .formatted(not.first() ? "one" : "other", not.failure().message()));
    }
    return DifferJson.of(result);
  }
}
