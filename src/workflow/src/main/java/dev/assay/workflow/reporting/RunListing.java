package dev.assay.workflow.reporting;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactLinks;
import dev.assay.workflow.artifacts.SideBySide;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.ListedQuestion;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Lists the runs of one asker in the order of their ids, a page at a time. The event's run is the
 * last one of the page before; the asker's id and a dash for the first page.
 */
public final class RunListing implements Step {

  private static final int PAGE = 20;

  private final Artifacts artifacts;
  private final RunDescribing describing;

  public RunListing(Artifacts artifacts) {
    this.artifacts = artifacts;
    this.describing = new RunDescribing(artifacts, ArtifactLinks.NONE, Instant::now);
  }

  @Override
  public Outcome run(StepEvent event) {
    String owner = event.run().substring(0, event.run().indexOf('-') + 1);
    if (owner.isEmpty()) {
      return new Outcome.InvalidInput("run is of no asker");
    }
    String after = event.run().equals(owner) ? "" : ArtifactKeys.run(event.run());
    List<String> found =
        artifacts.folders(ArtifactKeys.runsWith(owner), after, PAGE).stream()
            .map(ArtifactKeys::runOf)
            .toList();
    // people may have put folders there whose names are no run's
    List<String> runs = found.stream().filter(ArtifactKeys::isRun).toList();
    List<ListedQuestion> questions =
        SideBySide.map(runs, run -> listed(owner, run)).stream().flatMap(Optional::stream).toList();
    String next = found.size() < PAGE ? null : found.getLast().substring(owner.length());
    return new Outcome.Listed(questions, next);
  }

  private Optional<ListedQuestion> listed(String owner, String run) {
    String id = run.substring(owner.length());
    return describing
        .standing(run)
        .map(
            standing ->
                new ListedQuestion(
                    id,
                    standing.status(),
                    artifacts
                        .find(ArtifactKeys.question(run), Question.class)
                        .map(Question::text)
                        .orElse(null),
                    "/v1/questions/" + id));
  }
}
