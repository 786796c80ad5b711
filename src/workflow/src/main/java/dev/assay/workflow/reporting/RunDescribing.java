package dev.assay.workflow.reporting;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactLinks;
import dev.assay.workflow.reporting.RunResult.TestCaseSummary;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Asker;
import dev.assay.workflow.run.Beginning;
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
  private final SettledRuns settled;
  private final ArtifactLinks links;
  private final InstantSource clock;

  public RunDescribing(Artifacts artifacts, ArtifactLinks links, InstantSource clock) {
    this.artifacts = artifacts;
    this.settled = new SettledRuns(artifacts);
    this.links = links;
    this.clock = clock;
  }

  @Override
  public Outcome run(StepEvent event) {
    Optional<RunDescription> standing = standing(event.run());
    if (standing.isEmpty()) {
      artifacts.question(event.run());
    }
    RunDescription described = standing.orElseThrow();
    String etag = described.etag(event.run());
    return etag.equals(event.known())
        ? new Outcome.Unchanged(etag)
        : new Outcome.Described(described, etag);
  }

  /** How a run stands; empty when nobody has asked it. */
  Optional<RunDescription> standing(String run) {
    Optional<Asker> asker = artifacts.find(ArtifactKeys.asker(run), Asker.class);
    String id = asker.map(who -> run.substring(who.id().length() + 1)).orElse(run);
    Optional<RunResult> result = settled.result(run);
    if (result.isPresent()) {
      return Optional.of(ended(id, result.get()));
    }
    Optional<Problem> refusal = artifacts.find(ArtifactKeys.refusal(run), Problem.class);
    if (refusal.isPresent()) {
      return Optional.of(RunDescription.failed(id, refusal.get().toString()));
    }
    if (artifacts.find(ArtifactKeys.question(run), Question.class).isPresent()) {
      return Optional.of(RunDescription.underWay(id, "running"));
    }
    if (artifacts
        .find(ArtifactKeys.beginning(run), Beginning.class)
        .filter(Beginning::withdrawn)
        .isPresent()) {
      // nobody may have asked it yet: its asker's name is before the dash all the same
      return Optional.of(
          RunDescription.failed(run.substring(run.indexOf('-') + 1), Beginning.REASON));
    }
    return asker.map(_ -> RunDescription.underWay(id, "queued"));
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
