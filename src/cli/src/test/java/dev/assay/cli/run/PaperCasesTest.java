package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.agents.recorded.RecordedCompletions;
import dev.assay.agents.recorded.ReplayingModelClient;
import dev.assay.analysis.Finding;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogReader;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.table.AsOf;
import dev.assay.table.RowOrder;
import dev.assay.table.Table;
import dev.assay.table.TableComparison;
import dev.assay.table.ValueType;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Asked;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.strategy.StrategyPart;
import dev.assay.workflow.testcode.PandasCode;
import dev.assay.workflow.testcode.TestCase;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The examples of the TS-SQL paper (figures 8, 10, 11 and 12) through the whole state machine: the
 * initial SQL fails its test for the reason that the paper gives, and the revised one passes.
 */
class PaperCasesTest {

  private static final AsOf AS_OF = new AsOf(Instant.EPOCH, ZoneOffset.UTC);

  private static final Path SPIDER =
      Path.of(Objects.requireNonNullElse(System.getenv("ASSAY_SPIDER"), "../../../shared/spider"));
  private static final Path CASES = SPIDER.resolve("paper-cases.json");

  /** What the paper says is wrong with the initial SQL, as the test case shows it. */
  private static final Map<String, List<String>> REASONS =
      Map.of(
          "wrong-value",
          List.of("missing row ('Phillips AAF ')", "missing row ('Municipal ')"),
          "data-type",
          List.of("missing row ('volkswagen')", "unexpected row ('amc')"),
          "wrong-column",
          List.of("2 columns instead of 3", "no column holds the values expected in result"),
          "wrong-aggregation",
          List.of(
              "missing row ('Maria', 6.0)",
              "missing row ('Maria', 35.0)",
              "unexpected row ('Maria', 20.5)"));

  @Test
  void thePapersExamplesAreThere() {
    assumeTrue(Files.isRegularFile(CASES), "skipped: no " + CASES + "; set ASSAY_SPIDER");
    assertThat(cases()).hasSize(REASONS.size());
  }

  @TestFactory
  Stream<DynamicTest> theInitialSqlFailsForThePapersReasonAndTheRevisedOnePasses() {
    return cases().stream()
        .map(each -> DynamicTest.dynamicTest(each.get("id").textValue(), () -> verify(each)));
  }

  private static List<JsonNode> cases() {
    List<JsonNode> cases = new ArrayList<>();
    if (Files.isRegularFile(CASES)) {
      try {
        Json.parse(Files.readAllBytes(CASES)).forEach(cases::add);
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    }
    return cases;
  }

  private static void verify(JsonNode paperCase) throws IOException {
    InMemoryStore store = new InMemoryStore();
    Artifacts artifacts = new Artifacts(store);
    ManualTime time = new ManualTime();
    String id = paperCase.get("id").textValue();
    Submission.of(
            id,
            catalog(paperCase),
            Asked.of(paperCase.get("question").textValue())
                .withEvidence(paperCase.get("evidence").textValue()),
            RunSettings.of("paper", List.of("paper")))
        .submit(artifacts, time.now());

    RunResult result =
        new LocalRun(store, completions(paperCase), time, ExecutionListener.NONE).execute(id);

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.candidates()).hasSize(2);
    assertThat(messages(artifacts.get(ArtifactKeys.verdict(id, 0), Verdict.class)))
        .containsExactlyInAnyOrderElementsOf(REASONS.get(id));
    Table expected = artifacts.get(ArtifactKeys.testCase(id), TestCase.class).expected();
    assertThat(TableComparison.equal(rows(paperCase), expected, RowOrder.IGNORED)).isTrue();
  }

  private static List<String> messages(Verdict verdict) {
    return verdict.findings().stream()
        .filter(finding -> StrategyPart.decides(finding.inspector()))
        .map(Finding::message)
        .toList();
  }

  private static Table rows(JsonNode paperCase) {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    for (JsonNode row : paperCase.get("expected_rows")) {
      List<@Nullable Object> values = new ArrayList<>();
      row.forEach(
          value ->
              values.add(value.isTextual() ? (Object) value.textValue() : value.doubleValue()));
      rows.add(values);
    }
    List<String> names = new ArrayList<>();
    rows.getFirst().forEach(_ -> names.add("expected"));
    return Table.ofValues(names, rows);
  }

  private static ReplayingModelClient completions(JsonNode paperCase) throws IOException {
    String lines =
        String.join(
            "\n",
            line(paperCase, "generate-test-data", "python", "test_data"),
            line(paperCase, "generate-test-code", "python", "test_code"),
            line(paperCase, "generate-sql", "sql", "initial_sql"),
            judged(paperCase, 1, "B"),
            judged(paperCase, 2, "A"),
            line(paperCase, "revise-sql", "sql", "revised_sql"));
    return new ReplayingModelClient(
        RecordedCompletions.read("the paper's case", new StringReader(lines)));
  }

  /** The paper has no arbiter: its test code is right in all cases. */
  private static String judged(JsonNode paperCase, int round, String testCode) {
    ObjectNode line = Json.object();
    line.put("step", "arbitrate").put("model", "paper").put("round", round);
    line.put("question", paperCase.get("id").textValue());
    line.put("completion", "```json\n{\"means\": \"%s\"}\n```".formatted(testCode));
    line.putObject("tokens").put("input", 0).put("output", 0).put("cached", 0);
    return line.put("provenance", "TS-SQL, figure " + paperCase.get("figure").asText()).toString();
  }

  private static String line(JsonNode paperCase, String step, String language, String field) {
    ObjectNode line = Json.object();
    line.put("step", step).put("model", "paper").put("round", 1);
    line.put("question", paperCase.get("id").textValue());
    line.put(
        "completion",
        "```%s\n%s\n```".formatted(language, paperCase.get(field).textValue().strip()));
    line.putObject("tokens").put("input", 0).put("output", 0).put("cached", 0);
    return line.put("provenance", "TS-SQL, figure " + paperCase.get("figure").asText()).toString();
  }

  /** The real database's catalog; for a database that is not there, one made from the test data. */
  private static Catalog catalog(JsonNode paperCase) {
    String name = paperCase.get("database").textValue();
    Path file = SPIDER.resolve("databases").resolve(name).resolve(name + ".sqlite");
    return Files.isRegularFile(file)
        ? new CatalogReader(System::getenv).read(DatabaseLocation.parse(file.toString()))
        : new Catalog(name, Dialect.SQLITE, tables(paperCase.get("test_data").textValue()));
  }

  private static List<CatalogTable> tables(String testDataCode) {
    PandasCode.Built.Frames built = (PandasCode.Built.Frames) PandasCode.build(testDataCode, AS_OF);
    return built.frames().entrySet().stream()
        .map(
            frame ->
                new CatalogTable(
                    new TableDefinition(
                        frame.getKey().substring(0, frame.getKey().length() - "_df".length()),
                        frame.getValue().columns().stream()
                            .map(
                                column ->
                                    new ColumnDefinition(column.name(), type(column.type()), true))
                            .toList(),
                        List.of(),
                        List.of()),
                    frame.getValue().rowCount(),
                    frame.getValue()))
        .toList();
  }

  private static String type(ValueType type) {
    return switch (type) {
      case INTEGER -> "INTEGER";
      case REAL -> "REAL";
      default -> "TEXT";
    };
  }
}
