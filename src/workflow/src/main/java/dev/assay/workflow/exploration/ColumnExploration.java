package dev.assay.workflow.exploration;

import dev.assay.agents.Answer;
import dev.assay.agents.ExplorationAgent;
import dev.assay.agents.ExplorationCorrectionAgent;
import dev.assay.agents.ExplorationCorrectionRequest;
import dev.assay.agents.ExplorationRequest;
import dev.assay.agents.QueriesAnswer;
import dev.assay.agents.QuestionContext;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.Table;
import dev.assay.table.TableText;
import dev.assay.workflow.run.Attempts;
import dev.assay.workflow.run.Stopwatch;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs a model's queries one by one, and has those mended that fail or find nothing (ReFoRCE,
 * algorithm 1): three tries each; what mended one is shown to the model for those that are left;
 * after five failures without a success between them, it ends.
 */
final class ColumnExploration {

  static final int MOST_QUERIES = 10;
  static final int MOST_TRIES = 3;
  static final int MOST_FAILURES = 5;
  static final int MOST_ROWS = 100;
  static final int MOST_BYTES = 5_000;

  private final ExplorationAgent agent;
  private final ExplorationCorrectionAgent correcting;
  private final LiveDatabase database;
  private final QuestionContext context;
  private final Attempts attempts;
  private final List<Exploration.Found> found = new ArrayList<>();
  private int failures;
  private int failuresInARow;

  ColumnExploration(
      ModelClient models, LiveDatabase database, QuestionContext context, Attempts attempts) {
    this.agent = ExplorationAgent.asking(models);
    this.correcting = ExplorationCorrectionAgent.asking(models);
    this.database = database;
    this.context = context;
    this.attempts = attempts;
  }

  /** Everything that was found until the queries, or the patience, ended. */
  Exploration explore(Stopwatch watch) throws ModelException {
    Deque<String> queries = new ArrayDeque<>(asked("", "", List.of()));
    String reason = queries.isEmpty() ? "the model wrote no query" : "";
    while (!queries.isEmpty()) {
      String sql = queries.removeFirst();
      String problem = tried(sql);
      if (!problem.isEmpty()) {
        String corrected = corrected(sql, problem);
        if (corrected != null && !queries.isEmpty()) {
          queries = propagated(sql, corrected, queries);
        }
      }
      if (failuresInARow >= MOST_FAILURES) {
        reason = "%d queries in a row failed".formatted(failuresInARow);
        break;
      }
    }
    return new Exploration(found, failures, reason, watch.startedAt(), watch.millis());
  }

  private List<String> asked(String failed, String corrected, List<String> remaining)
      throws ModelException {
    QueriesAnswer answer =
        agent.explore(
            new ExplorationRequest(
                attempts.next(ExplorationAgent.STEP),
                context,
                MOST_QUERIES,
                failed,
                corrected,
                remaining));
    return answer.queries().stream().limit(MOST_QUERIES).toList();
  }

  /** Those that are left, with the same fault mended; as they were where the answer lacks some. */
  private Deque<String> propagated(String failed, String corrected, Deque<String> queries)
      throws ModelException {
    List<String> mended = asked(failed, corrected, List.copyOf(queries));
    return mended.size() >= queries.size()
        ? new ArrayDeque<>(mended.subList(0, queries.size()))
        : queries;
  }

  /** The query that mends it; null when none of three does. */
  private @Nullable String corrected(String sql, String problem) throws ModelException {
    String last = sql;
    String wrong = problem;
    for (int round = 1; round <= MOST_TRIES && failuresInARow < MOST_FAILURES; round++) {
      Answer answer =
          correcting.correct(
              new ExplorationCorrectionRequest(
                  attempts.next(ExplorationCorrectionAgent.STEP), context, last, wrong));
      if (answer instanceof Answer.Code code) {
        last = code.text();
        wrong = tried(last);
        if (wrong.isEmpty()) {
          return last;
        }
      }
    }
    return null;
  }

  /** Runs the query, and keeps what it finds; says what is wrong with it. */
  private String tried(String sql) {
    String problem =
        switch (database.first(sql, MOST_ROWS)) {
          case SqlOutcome.Failed(var failure) -> failure.message();
          case SqlOutcome.Executed(Table result, _) when isEmpty(result) ->
              "it found nothing: no rows, or NULL alone";
          case SqlOutcome.Executed(Table result, _) -> {
            found.add(new Exploration.Found(sql, shown(result)));
            yield "";
          }
        };
    failures += problem.isEmpty() ? 0 : 1;
    failuresInARow = problem.isEmpty() ? 0 : failuresInARow + 1;
    return problem;
  }

  private static boolean isEmpty(Table result) {
    return result.rows().stream()
        .allMatch(row -> row.stream().allMatch(value -> value == null || value.equals("")));
  }

  /** As much of a result as prompts show. */
  static String shown(Table result) {
    String text = TableText.aligned(result, MOST_ROWS);
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (bytes.length <= MOST_BYTES) {
      return text;
    }
    String cut = new String(bytes, 0, MOST_BYTES, StandardCharsets.UTF_8);
    return cut.substring(0, Math.max(0, cut.lastIndexOf('\n'))) + "\n(cut off at 5 KB)";
  }
}
