package dev.assay.workflow.arbitration;

import dev.assay.analysis.differences.DifferenceKind;
import dev.assay.analysis.differences.DifferenceSearch;
import dev.assay.analysis.differences.QueryDifference;
import dev.assay.analysis.differences.SearchBounds;
import dev.assay.analysis.differences.SearchResult;
import dev.assay.catalog.Catalog;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TestTable;
import dev.assay.table.RowOrder;
import dev.assay.table.Table;
import dev.assay.table.TableComparison;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.testcode.PandasCode;
import dev.assay.workflow.testcode.PandasCode.Computed;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testdata.FrameTables;
import dev.assay.workflow.testdata.RowsCode;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds rows on which another reading differs from the answer, where the test data do not tell the
 * two apart: they were made before anybody knew of it. On these rows the voted test code has to
 * give what one of the two gives; they are a test case of their own. Where that is the other
 * reading, the answer is disputed by its own test code. Models are shown the rows, so that they
 * hold no values of the database.
 */
public final class ReadingDistinction implements Step {

  public static final String STEP = "distinguish-readings";

  /** Rows that trip test code up in another way say nothing of the readings: others may do. */
  private static final int SEARCHES = 3;

  private final Artifacts artifacts;
  private final Stopwatch.Source time;

  public ReadingDistinction(Artifacts artifacts, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.time = time;
  }

  @Override
  public Outcome run(StepEvent event) {
    String key = ArtifactKeys.testCase(event.run(), event.testCase() + 1);
    Optional<TestCase> made = artifacts.find(key, TestCase.class);
    Stopwatch watch = time.start();
    Question question = artifacts.question(event.run());
    Catalog catalog = artifacts.catalog(question);
    TestCase before =
        artifacts.get(ArtifactKeys.testCase(event.run(), event.testCase()), TestCase.class);
    String answer = sql(event.run(), event.candidate());
    String other = sql(event.run(), event.next());
    String why = "no rows were found on which the other reading differs";
    for (int seed = 1; seed <= SEARCHES; seed++) {
      Optional<QueryDifference> difference = difference(question, catalog, answer, other, seed);
      if (difference.isEmpty()) {
        continue;
      }
      TestDataAttempt data =
          testData(event.run(), question, catalog, before, difference.get(), watch);
      if (!(PandasCode.compute(data.code(), before.code(), question.asOf())
          instanceof Computed.Result(Table expected))) {
        why = "test code does not run on the rows on which readings differ";
      } else if (gives(difference.get().one(), expected)
          || gives(difference.get().other(), expected)) {
        if (made.isEmpty()) {
          artifacts.create(
              ArtifactKeys.testData(event.run(), data.attempt()), data, TestDataAttempt.class);
          artifacts.create(key, testCase(before, data, expected, watch), TestCase.class);
        }
        return gives(difference.get().one(), expected)
            ? new Outcome.Generated(key)
            : new Outcome.Disputed(event.candidate(), event.testCase() + 1);
      } else {
        why = "on the rows on which readings differ, test code gives what neither gives";
      }
    }
    return made.isPresent() ? new Outcome.Generated(key) : new Outcome.OneReading(why);
  }

  private static boolean gives(SqlOutcome answer, Table expected) {
    return answer instanceof SqlOutcome.Executed(Table answered, var _)
        && TableComparison.compare(expected, answered, RowOrder.IGNORED).differences().isEmpty();
  }

  private String sql(String run, int candidate) {
    return artifacts.get(ArtifactKeys.candidate(run, candidate), Candidate.class).sql();
  }

  private static Optional<QueryDifference> difference(
      Question question, Catalog catalog, String answer, String other, int seed) {
    return new DifferenceSearch(
                    catalog, SearchBounds.REPEATABLE.from(seed), List.of(), question.asOf())
                .find(answer, other)
            instanceof SearchResult.Found(QueryDifference found, var _)
        ? Optional.of(found).filter(each -> each.kind() == DifferenceKind.ROWS)
        : Optional.empty();
  }

  private TestDataAttempt testData(
      String run,
      Question question,
      Catalog catalog,
      TestCase before,
      QueryDifference difference,
      Stopwatch watch) {
    TestDataAttempt earlier =
        artifacts.get(ArtifactKeys.testData(run, before.testDataAttempt()), TestDataAttempt.class);
    Map<String, Table> tables = new LinkedHashMap<>(earlier.tables());
    for (TestTable table : difference.tables()) {
      String name = table.definition().name();
      tables.merge(name, table.rows(), ReadingDistinction::widened);
    }
    FrameTables frames = new FrameTables(catalog.frameNames(), earlier.tables());
    Map<String, Table> typed = new LinkedHashMap<>();
    tables.forEach((name, table) -> typed.put(name, frames.typed(name, table)));
    int attempt = 1;
    while (artifacts.find(ArtifactKeys.testData(run, attempt), TestDataAttempt.class).isPresent()) {
      attempt++;
    }
    return new TestDataAttempt(
        attempt,
        RowsCode.of(typed, catalog.frameNames()),
        tables,
        List.of(),
        null,
        watch.startedAt(),
        watch.millis());
  }

  /** The rows, with columns that only the test data have so far, which no query uses. */
  private static Table widened(Table before, Table rows) {
    List<String> names = new ArrayList<>(rows.columnNames());
    before.columnNames().stream()
        .filter(name -> rows.columnNames().stream().noneMatch(name::equalsIgnoreCase))
        .forEach(names::add);
    List<List<@Nullable Object>> wide =
        rows.rows().stream()
            .map(
                row -> {
                  List<@Nullable Object> values = new ArrayList<>(row);
                  values.addAll(Collections.nCopies(names.size() - row.size(), null));
                  return values;
                })
            .toList();
    return Table.ofValues(names, wide);
  }

  private static TestCase testCase(
      TestCase before, TestDataAttempt data, Table expected, Stopwatch watch) {
    return new TestCase(
        data.attempt(),
        before.model(),
        before.code(),
        expected,
        null,
        before.groups(),
        before.asked(),
        before.orderAsked(),
        List.of(),
        watch.startedAt(),
        watch.millis());
  }
}
