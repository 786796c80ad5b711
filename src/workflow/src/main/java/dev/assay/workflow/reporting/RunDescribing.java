package dev.assay.workflow.reporting;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactLinks;
import dev.assay.workflow.reporting.RunResult.TestCaseSummary;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Asker;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Problem;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import java.net.URI;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Says how a run stands, from its artifacts; it writes none. */
public final class RunDescribing implements Step {

  private final Artifacts artifacts;
  private final ArtifactLinks links;
  private final InstantSource clock;

  public RunDescribing(Artifacts artifacts, ArtifactLinks links, InstantSource clock) {
    this.artifacts = artifacts;
    this.links = links;
    this.clock = clock;
  }

  @Override
  public Outcome run(StepEvent event) {
    String run = event.run();
    Optional<Asker> asker = artifacts.find(ArtifactKeys.asker(run), Asker.class);
    String id = asker.map(who -> run.substring(who.id().length() + 1)).orElse(run);
    Optional<RunResult> result = artifacts.find(ArtifactKeys.result(run), RunResult.class);
    if (result.isPresent()) {
      return new Outcome.Described(ended(id, result.get()));
    }
    Optional<Problem> refusal = artifacts.find(ArtifactKeys.refusal(run), Problem.class);
    if (refusal.isPresent()) {
      return new Outcome.Described(
          new RunDescription(
              id, RunStatus.FAILED.label(), refusal.get().toString(), null, Map.of(), null));
    }
    if (asker.isPresent() && artifacts.find(ArtifactKeys.question(run), Question.class).isEmpty()) {
      return new Outcome.Described(RunDescription.underWay(id, "queued"));
    }
    artifacts.question(run);
    return new Outcome.Described(RunDescription.underWay(id, "running"));
  }

  private RunDescription ended(String id, RunResult result) {
    Map<String, URI> evidence = new TreeMap<>();
    add(evidence, "result", ArtifactKeys.result(result.run()));
    add(evidence, "report", ArtifactKeys.report(result.run()));
    TestCaseSummary testCase = result.testCase();
    if (testCase != null) {
      add(evidence, "testCase", testCase.artifact());
      add(evidence, "testData", testCase.testData());
    }
    return new RunDescription(
        id,
        result.status().label(),
        result.reason(),
        result,
        evidence,
        evidence.isEmpty() ? null : clock.instant().plus(ArtifactLinks.HOLDS));
  }

  private void add(Map<String, URI> evidence, String name, String key) {
    links.link(key).ifPresent(link -> evidence.put(name, link));
  }
}
