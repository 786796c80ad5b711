package dev.assay.workflow.refinement;

import dev.assay.agents.Answer;
import dev.assay.agents.RefinementAgent;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.RowOrder;
import dev.assay.table.Table;
import dev.assay.table.TableComparison;
import dev.assay.table.TableText;
import java.util.ArrayList;
import java.util.List;

/**
 * Asks for SQL and runs it until the same result comes twice (ReFoRCE, algorithm 2). Results are
 * rounded; those that are empty, hold columns of nothing or of zeros alone, or have another form
 * than the question asks for are no results. Three such, or errors, in a row end it without an
 * answer, and so does the limit.
 */
final class SelfRefinement {

  static final int MOST_ROUNDS = 5;
  static final int MOST_ERRORS = 3;
  private static final int MOST_ROWS_SHOWN = 20;

  private final RefinementAgent agent;
  private final Refinement refinement;
  private final boolean untilAgreement;
  private final List<Table> results = new ArrayList<>();
  private String sql = "";
  private String shown = "";
  private List<String> problems = List.of();
  private int queries;

  /**
   * A refinement.
   *
   * @param untilAgreement without it, the first result of use is the answer, and there is one round
   */
  SelfRefinement(ModelClient models, Refinement refinement, boolean untilAgreement) {
    this.untilAgreement = untilAgreement;
    this.agent = RefinementAgent.asking(models);
    this.refinement = refinement;
  }

  Refined refine() throws ModelException {
    int errors = 0;
    for (int round = 1; round <= (untilAgreement ? MOST_ROUNDS : 1); round++) {
      Answer answer = agent.refine(refinement.request(RefinementAgent.STEP, sql, shown, problems));
      switch (answer) {
        case Answer.NoCode none -> problems = List.of(none.reason());
        case Answer.Code code -> {
          Table result = run(code.text());
          if (problems.isEmpty() && (isAgreement(result) || !untilAgreement)) {
            return new Agreed(sql, result, queries);
          }
        }
      }
      errors = problems.isEmpty() ? 0 : errors + 1;
      if (errors >= MOST_ERRORS) {
        return givenUp("%d results in a row were of no use: %s".formatted(errors, last()));
      }
    }
    return givenUp(
        problems.isEmpty() ? "no result came twice in %d queries".formatted(queries) : last());
  }

  private Refined givenUp(String reason) {
    return new GivenUp(sql, reason, queries);
  }

  private String last() {
    return String.join("; ", problems);
  }

  /** What the query returns, rounded; what is wrong with it is kept for the next request. */
  private Table run(String code) {
    sql = code;
    queries++;
    return switch (refinement.database().first(code, Refinement.MOST_ROWS)) {
      case SqlOutcome.Failed(var failure) -> {
        problems = List.of(failure.message());
        shown = "";
        yield Table.of(List.of(), List.of());
      }
      case SqlOutcome.Executed(Table result, _) -> {
        Table rounded = RoundedTable.of(result);
        problems = ResultObjections.of(rounded, refinement.format().format());
        shown = TableText.aligned(rounded, MOST_ROWS_SHOWN);
        yield rounded;
      }
    };
  }

  private boolean isAgreement(Table result) {
    boolean seen = results.stream().anyMatch(before -> areSame(before, result));
    results.add(result);
    return seen;
  }

  /** Whether both hold the same rows, in any order. */
  static boolean areSame(Table one, Table other) {
    return TableComparison.compare(one, other, RowOrder.IGNORED).differences().isEmpty();
  }
}
