package dev.assay.cli.audit;

import dev.assay.analysis.Finding;
import dev.assay.analysis.differences.QueryDifference;
import dev.assay.evaluation.Question;
import dev.assay.evaluation.QuestionScore;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was found for one question.
 *
 * @param gold of the gold SQL
 * @param prediction of the predicted SQL; none where nothing is predicted
 * @param score how the prediction scores; null where nothing is predicted
 * @param difference of a prediction that counts as right: rows on which it differs from gold all
 *     the same; of one that does not: the fewest rows that show it; null when none were found
 */
record AuditedQuestion(
    Question question,
    List<Finding> gold,
    List<Finding> prediction,
    @Nullable QuestionScore score,
    @Nullable QueryDifference difference) {

  AuditedQuestion {
    gold = List.copyOf(gold);
    prediction = List.copyOf(prediction);
  }

  boolean hasFindings() {
    return !gold.isEmpty() || !prediction.isEmpty() || difference != null;
  }
}
