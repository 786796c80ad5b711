package dev.assay.workflow.refinement;

import dev.assay.agents.QuestionContext;
import dev.assay.agents.RefinementRequest;
import dev.assay.workflow.exploration.Exploration;
import dev.assay.workflow.exploration.LiveDatabase;
import dev.assay.workflow.format.ExpectedFormat;
import dev.assay.workflow.run.Attempts;
import java.util.List;

/**
 * What a refinement works with.
 *
 * @param exploration what is known of the columns
 */
record Refinement(
    LiveDatabase database,
    QuestionContext context,
    ExpectedFormat format,
    Exploration exploration,
    Attempts attempts) {

  /** The most rows of a result that are compared. */
  static final int MOST_ROWS = 2_000;

  /** A request after a query that returned something, or after none. */
  RefinementRequest request(String step, String sql, String result, List<String> problems) {
    return new RefinementRequest(
        attempts.next(step), context, format.text(), exploration.text(), sql, result, problems);
  }
}
