package dev.assay.workflow.execution;

import dev.assay.analysis.Finding;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.mutation.Additions;
import dev.assay.sql.mutation.Mutant;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.exploration.Engines;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.strategy.Strategy;
import dev.assay.workflow.strategy.StrategyPart;
import dev.assay.workflow.testdata.TestDataAttempt;
import dev.assay.workflow.testdata.TestTables;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds what a revision changed besides the mistake: conditions and conversions that the SQL before
 * it had not, and without which the result on the test data is the expected one all the same.
 */
public final class RewriteInspector implements Inspector {

  /** More of them than anybody would read say that it is another query altogether. */
  private static final int MOST = 6;

  /** The voted one, and that of test code which was reconsidered. */
  private static final int TEST_CASES = 2;

  private static final String KIND = "not-needed";

  private final Artifacts artifacts;
  private final Engines engines;

  public RewriteInspector(Artifacts artifacts, Engines engines) {
    this.artifacts = artifacts;
    this.engines = engines;
  }

  @Override
  public StrategyPart part() {
    return StrategyPart.MINIMAL_REWRITE;
  }

  /** A revision is held against what it revises, whatever the strategy is. */
  @Override
  public boolean inspects(Strategy strategy) {
    return true;
  }

  @Override
  public List<Finding> inspect(Trial trial) {
    List<Candidate> before = Lineage.before(artifacts, trial.question().run(), trial.candidate());
    if (before.isEmpty() || !mends(trial, before.getLast())) {
      return List.of();
    }
    List<Mutant> additions =
        Additions.of(
            trial.question().dialect(),
            before.getFirst().sql(),
            trial.candidate().sql(),
            trial.catalog().definitions());
    return additions.isEmpty() || additions.size() > MOST
        ? List.of()
        : notNeeded(trial, additions).stream().map(RewriteInspector::finding).toList();
  }

  /** Whether it passes and what it revises does not: what advice asks for, no row has to show. */
  private boolean mends(Trial trial, Candidate revised) {
    return passes(trial, trial.outcome())
        && IntStream.rangeClosed(1, TEST_CASES)
            .mapToObj(of -> ArtifactKeys.verdict(trial.question().run(), revised.index(), of))
            .flatMap(key -> artifacts.find(key, Verdict.class).stream())
            .anyMatch(verdict -> !verdict.passed());
  }

  private List<Mutant> notNeeded(Trial trial, List<Mutant> additions) {
    TestDataAttempt data =
        artifacts.get(
            ArtifactKeys.testData(trial.question().run(), trial.testCase().testDataAttempt()),
            TestDataAttempt.class);
    SqlEngine engine = engines.of(trial.question(), SqlLimits.DEFAULT);
    List<SqlOutcome> outcomes =
        engine.executeEach(
            TestTables.of(trial.catalog(), data.tables()),
            additions.stream().map(Mutant::sql).toList());
    List<Mutant> notNeeded = new ArrayList<>();
    for (int at = 0; at < additions.size(); at++) {
      if (passes(trial, outcomes.get(at))) {
        notNeeded.add(additions.get(at));
      }
    }
    return notNeeded;
  }

  private static boolean passes(Trial trial, SqlOutcome outcome) {
    return outcome instanceof SqlOutcome.Executed executed
        && TestCaseInspector.differences(trial, executed).isEmpty();
  }

  private static Finding finding(Mutant addition) {
    String part = Additions.part(addition);
    return new Finding(
        StrategyPart.MINIMAL_REWRITE.id(),
        KIND,
        "the revision added %s, which the expected result does not need; leave it out unless the question asks for it"
            .formatted(part),
        part);
  }
}
