package dev.assay.workflow.functioncalls;

import dev.assay.analysis.Finding;
import dev.assay.workflow.run.Stopwatch;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a query was written as calls.
 *
 * @param turns every program that a model wrote, in order
 * @param connections how it connected the conditions, one text a clause; none where there was
 *     nothing to connect
 * @param sql the query; null when no program could be used
 * @param reason why there is no query; empty when there is one
 */
public record CallTurns(
    List<Turn> turns,
    List<String> connections,
    @Nullable String sql,
    String reason,
    Instant startedAt,
    long millis) {

  /**
   * A program.
   *
   * @param question what it answers: the question, or a part of it
   * @param calls the program; empty when the answer held none
   * @param problems what is wrong with it, call by call; none when it was taken
   * @param findings the same by who found it; none for an answer that held no program
   */
  public record Turn(String question, String calls, List<String> problems, List<Finding> findings) {
    public Turn {
      problems = List.copyOf(problems);
      findings = findings == null ? List.of() : List.copyOf(findings);
    }
  }

  public CallTurns {
    turns = List.copyOf(turns);
    connections = List.copyOf(connections);
  }

  /** No calls, for a reason. */
  static CallTurns none(String reason, Stopwatch watch) {
    return new CallTurns(List.of(), List.of(), null, reason, watch.startedAt(), watch.millis());
  }
}
