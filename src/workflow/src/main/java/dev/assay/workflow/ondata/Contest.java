package dev.assay.workflow.ondata;

import dev.assay.analysis.Finding;
import dev.assay.catalog.Catalog;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.Table;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.execution.TestCaseInspector;
import dev.assay.workflow.execution.Trial;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.strategy.StrategyPart;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testdata.FrameTables;
import dev.assay.workflow.testdata.TestTables;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One candidate and one test code, on whatever rows: whether their results are the same. */
final class Contest {

  /** More than test data need, since there are more rows. */
  private static final SqlLimits LIMITS = SqlLimits.DEFAULT.withTime(Duration.ofSeconds(10));

  private final Question question;
  private final Catalog catalog;
  private final Candidate candidate;
  private final TestCase testCase;
  private final FrameTables frames;
  private final SqlEngine engine;

  Contest(
      Question question,
      Catalog catalog,
      Candidate candidate,
      TestCase testCase,
      FrameTables frames) {
    this.question = question;
    this.catalog = catalog;
    this.candidate = candidate;
    this.testCase = testCase;
    this.frames = frames;
    this.engine = SqlEngines.forDialect(question.dialect(), LIMITS, question.asOf());
  }

  String engine() {
    return engine.identity().toString();
  }

  /** What the test code gives on these rows. */
  Sandbox.Outcome expected(Map<String, Table> tables) {
    return Sandbox.compute(frames.frames(tables), testCase.code(), question.asOf());
  }

  /** What the SQL gives on these rows, in an engine of Assay's own. */
  SqlOutcome executed(Map<String, Table> tables) {
    return engine.execute(TestTables.of(catalog, tables), candidate.sql());
  }

  /** Whether the SQL says in which order its rows are. */
  boolean isOrdered() {
    return executed(Map.of()) instanceof SqlOutcome.Executed executed && executed.ordered();
  }

  /**
   * What tells the results apart; what the test code gives on the same rows in reverse order is as
   * good as what it gives on them.
   */
  List<Finding> findings(Map<String, Table> tables, Table expected, SqlOutcome.Executed given) {
    List<Finding> findings = compared(expected, null, given);
    if (findings.isEmpty()) {
      return findings;
    }
    return expected(reversed(tables)) instanceof Sandbox.Outcome.Computed(var alternative)
        ? compared(expected, alternative, given)
        : findings;
  }

  /** Whether findings speak against the SQL; duplicates alone do not. */
  static boolean decide(List<Finding> findings) {
    return findings.stream().anyMatch(finding -> StrategyPart.decides(finding.inspector()));
  }

  /**
   * Whether both give results in Assay's own engine and sandbox that differ, in whichever of two
   * orders the rows are.
   */
  boolean differs(Map<String, Table> tables) {
    if (!(executed(tables) instanceof SqlOutcome.Executed given)
        || !(expected(tables) instanceof Sandbox.Outcome.Computed(var expected))
        || !decide(compared(expected, null, given))) {
      return false;
    }
    Map<String, Table> reversed = reversed(tables);
    if (!(expected(reversed) instanceof Sandbox.Outcome.Computed(var alternative))) {
      return false;
    }
    return decide(compared(expected, alternative, given))
        && executed(reversed) instanceof SqlOutcome.Executed again
        && decide(compared(expected, alternative, again));
  }

  private List<Finding> compared(
      Table expected, @Nullable Table alternative, SqlOutcome.Executed given) {
    TestCase onData =
        new TestCase(
            testCase.testDataAttempt(),
            testCase.model(),
            testCase.code(),
            expected,
            alternative,
            testCase.groups(),
            testCase.asked(),
            testCase.orderAsked(),
            List.of(),
            testCase.decidedAt(),
            0);
    return new TestCaseInspector()
        .inspect(new Trial(question, catalog, candidate, onData, given, ""));
  }

  private static Map<String, Table> reversed(Map<String, Table> tables) {
    Map<String, Table> reversed = new LinkedHashMap<>();
    tables.forEach(
        (name, table) -> reversed.put(name, Table.of(table.columns(), table.rows().reversed())));
    return reversed;
  }
}
