package dev.assay.cli.audit;

import dev.assay.analysis.Finding;
import dev.assay.cli.differ.ShownDifference;
import dev.assay.evaluation.Question;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What was found for one question. */
record AuditedQuestion(Question question, Found found) {

  boolean hasFindings() {
    return !found.gold().isEmpty()
        || (found.prediction() != null
            && (!found.prediction().findings().isEmpty()
                || found.prediction().difference() != null));
  }

  /**
   * What was found of its SQL, as it is kept.
   *
   * @param gold of the gold SQL
   * @param prediction of the predicted SQL; null where nothing is predicted
   */
  record Found(List<Finding> gold, @Nullable Prediction prediction) {

    Found {
      gold = List.copyOf(gold);
    }
  }

  /**
   * A predicted query.
   *
   * @param right whether it counts as right by the benchmark's own rule
   * @param difference where it counts as right: rows on which it differs from gold all the same;
   *     where it does not: the fewest rows that show it; null when none were found
   */
  record Prediction(
      String sql, boolean right, List<Finding> findings, @Nullable ShownDifference difference) {

    Prediction {
      findings = List.copyOf(findings);
    }
  }
}
