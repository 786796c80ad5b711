package dev.assay.workflow.execution;

import dev.assay.analysis.Finding;
import dev.assay.catalog.Catalog;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.Table;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testdata.TestDataAttempt;
import dev.assay.workflow.testdata.TestTables;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Executes a candidate on the test data, has it inspected, and keeps the verdict. */
public final class SqlExecution implements Step {

  private final Artifacts artifacts;
  private final List<Inspector> inspectors;
  private final Stopwatch.Source time;

  public SqlExecution(Artifacts artifacts, List<Inspector> inspectors, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.inspectors = List.copyOf(inspectors);
    this.time = time;
  }

  @Override
  public Outcome run(StepEvent event) {
    String key = ArtifactKeys.verdict(event.run(), event.candidate());
    Verdict verdict =
        artifacts
            .find(key, Verdict.class)
            .orElseGet(() -> artifacts.create(key, judge(event), Verdict.class));
    return verdict.passed()
        ? new Outcome.Passed(event.candidate())
        : new Outcome.Failed(event.candidate(), verdict.findings().size());
  }

  private Verdict judge(StepEvent event) {
    Stopwatch watch = time.start();
    Question question = artifacts.question(event.run());
    Candidate candidate =
        artifacts.get(ArtifactKeys.candidate(event.run(), event.candidate()), Candidate.class);
    TestCase testCase = artifacts.get(ArtifactKeys.testCase(event.run()), TestCase.class);
    SqlOutcome outcome = execute(question, testCase, candidate);
    Trial trial = new Trial(candidate, testCase, outcome);
    List<Finding> findings =
        inspectors.stream().flatMap(inspector -> inspector.inspect(trial).stream()).toList();
    return new Verdict(
        candidate.index(), result(outcome), findings, watch.startedAt(), watch.millis());
  }

  private SqlOutcome execute(Question question, TestCase testCase, Candidate candidate) {
    Catalog catalog = artifacts.catalog(question);
    SqlEngine engine = SqlEngines.forDialect(question.dialect(), SqlLimits.DEFAULT);
    return engine.execute(
        TestTables.of(catalog, data(question.run(), testCase).tables()), candidate.sql());
  }

  private TestDataAttempt data(String run, TestCase testCase) {
    return artifacts.get(
        ArtifactKeys.testData(run, testCase.testDataAttempt()), TestDataAttempt.class);
  }

  private static @Nullable Table result(SqlOutcome outcome) {
    return outcome instanceof SqlOutcome.Executed executed
        ? executed.result().head(Verdict.MOST_ROWS)
        : null;
  }
}
