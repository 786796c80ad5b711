package dev.assay.cli.suite;

import dev.assay.catalog.Catalog;
import dev.assay.cli.UsageException;
import dev.assay.cli.suite.QuestionFile.TableFile;
import dev.assay.cli.suite.QuestionFile.ValuesOf;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TestTable;
import dev.assay.table.Table;
import dev.assay.table.ValueType;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunResult.TestCaseSummary;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.testcode.RequestedOrder;
import dev.assay.workflow.testcode.SortKeys;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testdata.TestDataAttempt;
import dev.assay.workflow.testdata.TestTables;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** The answer of a run, with its test, as a question of a suite. */
final class AddedRun {

  private static final Pattern SORTS = Pattern.compile("(?i)\\border\\s+by\\b");

  private final Artifacts artifacts;
  private final String run;
  private final RunResult result;
  private final Question question;
  private final String sql;

  /**
   * Reads a run.
   *
   * @param confirmed whether a person has found it right, whatever its verdict
   * @throws UsageException when it has no answer that can be kept
   */
  AddedRun(Artifacts artifacts, String run, boolean confirmed) {
    this.artifacts = artifacts;
    this.run = run;
    this.result =
        artifacts
            .find(ArtifactKeys.result(run), RunResult.class)
            .orElseThrow(
                () ->
                    new UsageException(
                        "the run '%s' has no result yet: finish it with ask --run %s"
                            .formatted(run, run)));
    if (result.status() != RunStatus.VERIFIED && !confirmed) {
      throw new UsageException(
          "the run '%s' is %s: look at its SQL, and add it with --confirmed when it is right"
              .formatted(run, result.status().label()));
    }
    this.question = artifacts.question(run);
    this.sql =
        Optional.ofNullable(result.sql())
            .orElseThrow(() -> new UsageException("the run '%s' has no SQL".formatted(run)));
  }

  /** Adds it; answers its folder. */
  Path to(SuiteFolder suite, Optional<String> wanted) {
    String name =
        wanted.orElseGet(
            () -> FolderNames.free(FolderNames.of(question.text(), run), suite.names()));
    TestCaseSummary summary = result.testCase();
    if (summary == null) {
      throw new UsageException(
          "the run '%s' has no test case, and a suite is made of these".formatted(run));
    }
    TestCase testCase = artifacts.get(summary.artifact(), TestCase.class);
    Map<String, Table> data =
        artifacts
            .get(ArtifactKeys.testData(run, testCase.testDataAttempt()), TestDataAttempt.class)
            .tables();
    List<TestTable> needed = needed(artifacts.catalog(question), data);
    boolean bothSort = SORTS.matcher(sql).find() && RequestedOrder.inTestCode(testCase.code());
    boolean ordered = testCase.orderAsked() || bothSort;
    SqlTest test = new SqlTest(needed, testCase.expected(), ordered, SortKeys.of(testCase.code()));
    Table expected = expected(name, test);
    Map<String, Table> files = new TreeMap<>();
    QuestionFile file = file(needed, files, test, expected);
    boolean computed = expected == test.expected();
    return suite.add(name, file, sql, files, expected, computed ? testCase.code() : null);
  }

  /**
   * What the query has to give from now on: what the test code computed, or what the query gives
   * where a verdict or a person has found that right although it differs.
   */
  private Table expected(String name, SqlTest test) {
    SqlTest.Outcome outcome = new SuiteQuestion(name, plain(test), sql, test, null).run();
    Table given = outcome.result();
    if (given == null) {
      throw new UsageException(
          "the SQL of the run '%s' cannot be kept as a test: %s"
              .formatted(run, outcome.problems().getFirst()));
    }
    return outcome.passed() ? test.expected() : given;
  }

  /** Tables with rows, and those that the query names. */
  private List<TestTable> needed(Catalog catalog, Map<String, Table> data) {
    List<TestTable> needed = new ArrayList<>();
    for (TestTable table : TestTables.of(catalog, data)) {
      if (!table.rows().isEmpty() || isNamed(table.definition())) {
        needed.add(table);
      }
    }
    return needed;
  }

  private boolean isNamed(TableDefinition table) {
    return Pattern.compile(
            "(?<!\\w)" + Pattern.quote(table.ownName().toLowerCase(Locale.ROOT)) + "(?!\\w)")
        .matcher(sql.toLowerCase(Locale.ROOT))
        .find();
  }

  private QuestionFile plain(SqlTest test) {
    return file(test.tables(), new TreeMap<>(), test, test.expected());
  }

  private QuestionFile file(
      List<TestTable> tables, Map<String, Table> files, SqlTest test, Table expected) {
    List<TableFile> described = new ArrayList<>();
    for (TestTable table : tables) {
      String rows = table.rows().isEmpty() ? null : file(table, files);
      described.add(TableFile.of(table.definition(), rows, types(table)));
    }
    return new QuestionFile(
        question.text(),
        question.evidence(),
        question.database(),
        question.dialect().id(),
        question.asOf().text(),
        test.ordered(),
        test.sortedBy(),
        run,
        result.status() == RunStatus.VERIFIED ? "verified" : "confirmed",
        described,
        expected.columns().stream()
            .map(column -> new ValuesOf(column.name(), column.type()))
            .toList());
  }

  private static String file(TestTable table, Map<String, Table> files) {
    String base = FolderNames.of(table.definition().name(), "table");
    List<String> taken =
        files.keySet().stream().map(each -> each.replaceAll("^data/|\\.csv$", "")).toList();
    String file = "data/" + FolderNames.free(base, taken) + ".csv";
    files.put(file, table.rows());
    return file;
  }

  /** What the cells of each defined column are in the test data. */
  private static List<ValueType> types(TestTable table) {
    Map<String, ValueType> types = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    table.rows().columns().forEach(column -> types.put(column.name(), column.type()));
    return table.definition().columns().stream()
        .map(column -> types.getOrDefault(column.name(), ValueType.TEXT))
        .toList();
  }
}
