package dev.assay.cli.run;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Problem;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;

/**
 * Counts how often a run was begun and not left, since its process ended. What has happened to a
 * run once may be its doing or that of one beside it: it is tried again, one such run at a time, so
 * that the next end is told of the right one. A run whose process has ended twice, and which has
 * come no further the second time, is not tried any more.
 */
public final class RunBeginnings {

  private static final int MOST = 2;

  private final Artifacts artifacts;
  private final Semaphore suspects = new Semaphore(1, true);

  /** The runs that were begun here and not left, and whether each is a suspect. */
  private final Map<String, Boolean> underWay = new ConcurrentHashMap<>();

  public RunBeginnings(Artifacts artifacts) {
    this.artifacts = artifacts;
  }

  /**
   * How often a run was begun and not left.
   *
   * @param unended in processes that have ended, or in this one
   * @param artifacts how many the run had when it was begun last
   */
  record Beginnings(int unended, int artifacts) {
    private static final Beginnings NONE = new Beginnings(0, 0);
  }

  /** Works on a run, unless it is given up, which its refusal then says. */
  public void work(String run, Runnable work) {
    if (begin(run).isPresent()) {
      return;
    }
    try {
      work.run();
      leave(run);
    } finally {
      passTurn(run);
    }
  }

  /**
   * A run is about to be worked on; a suspect waits for its turn.
   *
   * @return why it is given up, which its refusal then says, too
   */
  Optional<Problem> begin(String run) {
    if (underWay.containsKey(run)) {
      return Optional.empty();
    }
    Beginnings before = before(run);
    int now = artifactsOf(run);
    if (before.unended() >= MOST && now == before.artifacts()) {
      Problem problem = givenUp(run, before.unended());
      artifacts.replace(ArtifactKeys.refusal(run), problem);
      return Optional.of(problem);
    }
    boolean suspect = before.unended() > 0;
    if (suspect) {
      suspects.acquireUninterruptibly();
    }
    underWay.put(run, suspect);
    artifacts.replace(
        ArtifactKeys.begun(run), new Beginnings(Math.min(before.unended() + 1, MOST), now));
    return Optional.empty();
  }

  /** The run has ended, or was stopped in order. */
  void leave(String run) {
    if (underWay.containsKey(run)) {
      artifacts.replace(ArtifactKeys.begun(run), Beginnings.NONE);
      passTurn(run);
    }
  }

  /** All that is under way here is stopped in order. */
  void leaveAll() {
    underWay.keySet().forEach(this::leave);
  }

  private void passTurn(String run) {
    Boolean suspect = underWay.remove(run);
    if (suspect != null && suspect) {
      suspects.release();
    }
  }

  private Beginnings before(String run) {
    return artifacts.find(ArtifactKeys.begun(run), Beginnings.class).orElse(Beginnings.NONE);
  }

  /** How far a run has come. Claims are left by those who were killed, and refusals come after. */
  private int artifactsOf(String run) {
    return (int)
        artifacts.keys(run).stream()
            .filter(key -> !ArtifactKeys.isClaim(key))
            .filter(key -> !key.equals(ArtifactKeys.begun(run)))
            .filter(key -> !key.equals(ArtifactKeys.refusal(run)))
            .count();
  }

  private static Problem givenUp(String run, int times) {
    return new Problem(
        "asking",
        "the process ended %d times while it worked on this question: it is given up; without the folder '%s' it is asked anew"
            .formatted(times, ArtifactKeys.run(run)));
  }
}
