package dev.assay.workflow.execution;

import dev.assay.analysis.Finding;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.Table;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.exploration.Engines;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.testcode.TestCase;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Executes a candidate on the test data, has it inspected, and keeps the verdict. */
public final class SqlExecution implements Step {

  private final Artifacts artifacts;
  private final Engines engines;
  private final List<Inspector> inspectors;
  private final Stopwatch.Source time;

  /** A step that executes on these engines, and has these inspectors look. */
  public SqlExecution(
      Artifacts artifacts, Engines engines, List<Inspector> inspectors, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.engines = engines;
    this.inspectors = List.copyOf(inspectors);
    this.time = time;
  }

  @Override
  public Outcome run(StepEvent event) {
    String key = ArtifactKeys.verdict(event.run(), event.candidate(), event.testCase());
    Verdict verdict =
        artifacts
            .find(key, Verdict.class)
            .orElseGet(() -> artifacts.create(key, judge(event), Verdict.class));
    return Advice.outcome(
        verdict, earlier(event), artifacts.question(event.run()).settings().strategy());
  }

  private List<Verdict> earlier(StepEvent event) {
    Candidate candidate =
        artifacts.get(ArtifactKeys.candidate(event.run(), event.candidate()), Candidate.class);
    return Lineage.before(artifacts, event.run(), candidate).stream()
        .map(before -> ArtifactKeys.verdict(event.run(), before.index(), event.testCase()))
        .flatMap(key -> artifacts.find(key, Verdict.class).stream())
        .toList();
  }

  private Verdict judge(StepEvent event) {
    Stopwatch watch = time.start();
    Question question = artifacts.question(event.run());
    Candidate candidate =
        artifacts.get(ArtifactKeys.candidate(event.run(), event.candidate()), Candidate.class);
    TestCase testCase =
        artifacts.get(ArtifactKeys.testCase(event.run(), event.testCase()), TestCase.class);
    Trial trial = Trials.trial(artifacts, question, testCase, candidate, engines);
    List<Finding> findings =
        inspectors.stream()
            .filter(inspector -> inspector.inspects(question.settings().strategy()))
            .flatMap(inspector -> inspector.inspect(trial).stream())
            .toList();
    return new Verdict(
        candidate.index(),
        result(trial.outcome()),
        findings,
        watch.startedAt(),
        watch.millis(),
        event.testCase(),
        trial.engine());
  }

  private static @Nullable Table result(SqlOutcome outcome) {
    return outcome instanceof SqlOutcome.Executed executed
        ? executed.result().head(Verdict.MOST_ROWS)
        : null;
  }
}
