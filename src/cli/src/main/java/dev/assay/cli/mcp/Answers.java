package dev.assay.cli.mcp;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.table.AsOf;
import dev.assay.workflow.reporting.RunResult;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Where tools have questions answered. Ids are those that agents know. */
public interface Answers {

  /**
   * What an agent asks.
   *
   * @param database its name; null where there is only one
   * @param evidence what words of the question mean, empty when nothing is said
   * @param sql SQL that is to be tested; null where it is to be written
   * @param asOf the moment that "now" means; null for when it is asked
   */
  record AgentQuestion(
      @Nullable String database,
      String question,
      String evidence,
      @Nullable String sql,
      @Nullable AsOf asOf) {}

  /**
   * Begins a run; answers its id.
   *
   * @throws RuntimeException whose message says why it cannot be asked
   */
  String begin(AgentQuestion question);

  /**
   * The answer, or how its run stands after so long.
   *
   * @param told hears the steps
   * @throws RuntimeException whose message says that there is no such run, or why it failed
   */
  ObjectNode answer(String id, Duration most, Consumer<String> told) throws InterruptedException;

  /** The result of a run that has ended. */
  Optional<RunResult> result(String id);
}
