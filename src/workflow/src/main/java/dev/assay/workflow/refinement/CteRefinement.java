package dev.assay.workflow.refinement;

import dev.assay.agents.Answer;
import dev.assay.agents.CteAgent;
import dev.assay.agents.CteJudgeAgent;
import dev.assay.agents.CteJudgeRequest;
import dev.assay.agents.StepJudgement;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.sql.Dialect;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.query.QueryStep;
import dev.assay.table.Table;
import dev.assay.table.TableText;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Has SQL written as steps of a WITH, runs each, and has it judged; the first wrong one is
 * rewritten, and judging goes on there (ReFoRCE 3.2.4).
 */
final class CteRefinement {

  static final int MOST_JUDGEMENTS = 12;
  static final int MOST_REWRITES = 4;
  private static final int MOST_ROWS_SHOWN = 20;

  private final CteAgent agent;
  private final CteJudgeAgent judge;
  private final Refinement refinement;
  private final Dialect dialect;
  private final Set<String> right = new HashSet<>();
  private int queries;
  private int judgements;

  CteRefinement(ModelClient models, Refinement refinement, Dialect dialect) {
    this.agent = CteAgent.asking(models);
    this.judge = CteJudgeAgent.asking(models);
    this.refinement = refinement;
    this.dialect = dialect;
  }

  /**
   * Goes on from a refinement that has failed.
   *
   * @param failed the last query, and what was wrong with it
   */
  Refined refine(GivenUp failed) throws ModelException {
    Answer answer =
        agent.write(refinement.request(CteAgent.STEP, failed.sql(), "", List.of(failed.reason())));
    if (!(answer instanceof Answer.Code code)) {
      return givenUp(failed.sql(), "the model wrote no steps");
    }
    String sql = code.text();
    for (int rewrites = 0; rewrites <= MOST_REWRITES; rewrites++) {
      String rewritten = judged(sql);
      if (rewritten.isEmpty()) {
        return whole(sql);
      }
      if (rewritten.equals(sql)) {
        return givenUp(sql, "a step stayed wrong");
      }
      sql = rewritten;
    }
    return givenUp(sql, "steps were rewritten %d times".formatted(MOST_REWRITES + 1));
  }

  private Refined whole(String sql) {
    queries++;
    return switch (refinement.database().first(sql, Refinement.MOST_ROWS)) {
      case SqlOutcome.Failed(var failure) -> givenUp(sql, failure.message());
      case SqlOutcome.Executed(Table result, _) -> {
        Table rounded = RoundedTable.of(result);
        List<String> objections = ResultObjections.of(rounded, refinement.format().format());
        yield objections.isEmpty()
            ? new Agreed(sql, rounded, queries)
            : givenUp(sql, String.join("; ", objections));
      }
    };
  }

  private Refined givenUp(String sql, String reason) {
    return new GivenUp(sql, reason, queries);
  }

  /**
   * The query with its first wrong step rewritten; the query itself when that cannot be had, and
   * empty when all is right. Steps that were right before, as they are now, are not judged again.
   */
  private String judged(String sql) throws ModelException {
    for (QueryStep step : QueryStep.of(dialect, sql)) {
      String rewritten = judged(sql, step.name(), step.sql());
      if (!rewritten.isEmpty()) {
        return rewritten;
      }
    }
    return judged(sql, "", sql);
  }

  private String judged(String sql, String step, String query) throws ModelException {
    if (right.contains(query)) {
      return "";
    }
    if (judgements++ >= MOST_JUDGEMENTS) {
      return sql;
    }
    queries++;
    String result = "";
    String problem = "";
    switch (refinement.database().first(query, Refinement.MOST_ROWS)) {
      case SqlOutcome.Failed(var failure) -> problem = failure.message();
      case SqlOutcome.Executed(Table held, _) -> {
        result = TableText.aligned(RoundedTable.of(held), MOST_ROWS_SHOWN);
        problem = held.isEmpty() ? "it has no rows" : objections(held, step);
      }
    }
    StepJudgement judgement =
        judge.judge(
            new CteJudgeRequest(
                refinement.attempts().next(CteJudgeAgent.STEP),
                refinement.context(),
                refinement.format().text(),
                sql,
                step,
                result,
                problem));
    return switch (judgement) {
      case StepJudgement.Right _ -> {
        right.add(query);
        yield problem.isEmpty() ? "" : sql;
      }
      case StepJudgement.Rewritten rewritten -> rewritten.query();
      case StepJudgement.None _ -> sql;
    };
  }

  /** Steps may hold anything; the whole has to be an answer. */
  private String objections(Table held, String step) {
    return step.isEmpty()
        ? String.join("; ", ResultObjections.of(held, refinement.format().format()))
        : "";
  }
}
