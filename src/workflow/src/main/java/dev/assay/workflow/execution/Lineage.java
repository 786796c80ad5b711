package dev.assay.workflow.execution;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import java.util.ArrayList;
import java.util.List;

/** What a candidate was revised from. */
final class Lineage {

  private Lineage() {}

  /** The candidates before it, the first one first; none for one that no revision made. */
  static List<Candidate> before(Artifacts artifacts, String run, Candidate candidate) {
    List<Candidate> before = new ArrayList<>();
    Integer revises = candidate.revises();
    while (revises != null) {
      Candidate earlier = artifacts.get(ArtifactKeys.candidate(run, revises), Candidate.class);
      before.addFirst(earlier);
      revises = earlier.revises();
    }
    return List.copyOf(before);
  }
}
