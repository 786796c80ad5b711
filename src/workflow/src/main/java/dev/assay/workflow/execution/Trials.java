package dev.assay.workflow.execution;

import dev.assay.analysis.Finding;
import dev.assay.catalog.Catalog;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.exploration.Engines;
import dev.assay.workflow.exploration.LiveDatabases;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testdata.TestDataAttempt;
import dev.assay.workflow.testdata.TestTables;
import java.util.List;
import java.util.Optional;

/** Executes SQL on the test data of runs, and has the outcome inspected. */
public final class Trials {

  private static final List<Inspector> INSPECTORS =
      List.of(new ExecutionErrorInspector(), new TestCaseInspector());

  private final Artifacts artifacts;

  public Trials(Artifacts artifacts) {
    this.artifacts = artifacts;
  }

  /**
   * What the test case of a run says of SQL that is no candidate of it, such as the gold SQL of a
   * benchmark.
   *
   * @return the findings, none when it passes; empty when the run has no test case
   */
  public Optional<List<Finding>> findings(String run, String sql) {
    return artifacts
        .find(ArtifactKeys.testCase(run), TestCase.class)
        .map(testCase -> findings(artifacts.question(run), testCase, sql));
  }

  /** Executes a candidate on the test data of its test case. */
  static Trial trial(
      Artifacts artifacts,
      Question question,
      TestCase testCase,
      Candidate candidate,
      Engines engines) {
    Catalog catalog = artifacts.catalog(question);
    TestDataAttempt data =
        artifacts.get(
            ArtifactKeys.testData(question.run(), testCase.testDataAttempt()),
            TestDataAttempt.class);
    SqlEngine engine = engines.of(question, SqlLimits.DEFAULT);
    SqlOutcome outcome = engine.execute(TestTables.of(catalog, data.tables()), candidate.sql());
    return new Trial(question, catalog, candidate, testCase, outcome, engine.identity().toString());
  }

  private List<Finding> findings(Question question, TestCase testCase, String sql) {
    Trial trial =
        trial(
            artifacts,
            question,
            testCase,
            new Candidate(0, sql, null, question.askedAt(), 0),
            new Engines(LiveDatabases.NONE));
    return INSPECTORS.stream().flatMap(inspector -> inspector.inspect(trial).stream()).toList();
  }
}
