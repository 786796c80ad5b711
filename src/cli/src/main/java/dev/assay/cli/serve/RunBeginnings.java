package dev.assay.cli.serve;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Problem;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Counts how often a run was begun and not left, since its process ended. What has happened to a
 * run once may be its doing or that of one beside it: it is tried again, one such run at a time, so
 * that the next end is told of the right one. What has happened twice is not tried any more.
 */
final class RunBeginnings {

  private static final int MOST = 2;

  private final Artifacts artifacts;
  private final ReentrantLock suspects = new ReentrantLock(true);

  RunBeginnings(Artifacts artifacts) {
    this.artifacts = artifacts;
  }

  /**
   * How often a run was begun and not left.
   *
   * @param unended in processes that have ended, or in this one
   */
  record Beginnings(int unended) {}

  /** Works on a run, unless it is given up, which its refusal then says. */
  void work(String run, Runnable work) {
    int before = unended(run);
    if (before >= MOST) {
      artifacts.replace(
          ArtifactKeys.refusal(run),
          new Problem(
              "asking",
              "the process ended %d times while it worked on this question: it is given up"
                  .formatted(before)));
      return;
    }
    if (before > 0) {
      suspects.lock();
    }
    try {
      artifacts.replace(ArtifactKeys.begun(run), new Beginnings(before + 1));
      work.run();
      artifacts.replace(ArtifactKeys.begun(run), new Beginnings(0));
    } finally {
      if (before > 0) {
        suspects.unlock();
      }
    }
  }

  private int unended(String run) {
    return artifacts
        .find(ArtifactKeys.begun(run), Beginnings.class)
        .map(Beginnings::unended)
        .orElse(0);
  }
}
