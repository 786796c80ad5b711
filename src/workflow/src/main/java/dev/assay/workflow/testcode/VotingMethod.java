package dev.assay.workflow.testcode;

import dev.assay.agents.model.ModelException;
import dev.assay.workflow.run.Question;
import java.util.List;

/**
 * Chooses among groups of test code, where there is more than one: a group is the usable test code
 * of models whose results are equal. {@link Selection} is one; that the largest group wins is
 * another; a committee of models that review each other's code (TS-SQL 3.1.3) would be a third.
 */
@FunctionalInterface
interface VotingMethod {

  /**
   * The groups, the winning one first, and what was asked for that.
   *
   * @param groups at least two; the largest first, of one size in the order of their first models
   * @param lastTry whether to do without models that give no answer
   */
  Election elect(Question question, List<List<TestCodeAttempt>> groups, boolean lastTry)
      throws ModelException;
}
