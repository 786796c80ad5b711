package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.cli.UsageException;
import dev.assay.cli.mcp.AnswerJson;
import dev.assay.cli.mcp.Answers;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.SettledRuns;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Runs that agents of one key ask for, among all others of the server. */
final class AgentRuns implements Answers {

  private final String owner;
  private final List<String> databases;
  private final ServedRuns runs;
  private final SettledRuns settled;
  private final @Nullable String recorded;

  /**
   * Runs of a key's holder.
   *
   * @param databases the names of those that are served; where there is one, it need not be named
   * @param recorded the id by which recorded completions are found; null where models are called
   */
  AgentRuns(
      String owner,
      List<String> databases,
      ServedRuns runs,
      Artifacts artifacts,
      @Nullable String recorded) {
    this.owner = owner;
    this.databases = List.copyOf(databases);
    this.runs = runs;
    this.settled = new SettledRuns(artifacts);
    this.recorded = recorded;
  }

  @Override
  public String begin(AgentQuestion question) {
    String named = question.database();
    String database = named == null && databases.size() == 1 ? databases.getFirst() : named;
    return runs.ask(
        owner,
        null,
        Json.object()
            .put("question_id", recorded)
            .put("db_id", database)
            .put("question", question.question())
            .put("evidence", question.evidence())
            .put("sql", question.sql())
            .put("as_of", question.asOf() == null ? null : question.asOf().text()),
        null);
  }

  @Override
  public ObjectNode answer(String id, Duration most, Consumer<String> told)
      throws InterruptedException {
    String run = run(id);
    runs.described(run);
    String step = runs.await(run, most, told);
    Optional<RunResult> result = result(id);
    if (result.isPresent()) {
      return AnswerJson.of(id, result.get());
    }
    ObjectNode described = runs.described(run);
    if (described.hasNonNull("reason")) {
      throw new UsageException(described.path("reason").asText());
    }
    return AnswerJson.running(id, step);
  }

  @Override
  public Optional<RunResult> result(String id) {
    return settled.result(run(id));
  }

  private String run(String id) {
    String run = ServedRuns.run(owner, id);
    if (!ArtifactKeys.isRun(run)) {
      throw new UsageException("not an answer's id: '%s'".formatted(id));
    }
    return run;
  }
}
