package dev.assay.cli.detect;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.batch.BatchResultLine;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.run.Artifacts;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a run says of SQL that it was given.
 *
 * @param status how the run ended
 * @param reason why it is not verified; null when it is
 */
record PairVerdict(String run, String status, @Nullable String reason, Call call) {

  /** What a verdict calls SQL. */
  enum Call {
    RIGHT,
    WRONG,
    /** No test judged it. */
    UNDECIDED
  }

  private static final List<String> RIGHT = List.of("verified", "ambiguous");

  static PairVerdict of(Artifacts artifacts, BatchResultLine line) {
    return new PairVerdict(line.run(), line.status(), line.reason(), call(artifacts, line));
  }

  private static Call call(Artifacts artifacts, BatchResultLine line) {
    if (RIGHT.contains(line.status())) {
      return Call.RIGHT;
    }
    if (line.status().equals("unanswerable")) {
      return Call.WRONG;
    }
    Optional<Verdict> first = artifacts.find(ArtifactKeys.verdict(line.run(), 0), Verdict.class);
    boolean judged =
        line.status().equals("unverified")
            && first.filter(verdict -> verdict.notExecutable().isEmpty()).isPresent();
    return judged ? Call.WRONG : Call.UNDECIDED;
  }
}
