package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.cli.rows.RowsJson;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.SettledRuns;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The rows that answers give on their databases: where they are asked for by themselves, and beside
 * the answer of a question that wanted them. They are read anew each time, and kept nowhere.
 */
final class AnswerRows {

  private final Artifacts artifacts;
  private final SettledRuns settled;
  private final ServedRows rows;

  AnswerRows(Artifacts artifacts, ServedRows rows) {
    this.artifacts = artifacts;
    this.settled = new SettledRuns(artifacts);
    this.rows = rows;
  }

  /**
   * The rows that a question wants with its answer; null where it wants none.
   *
   * @throws RefusedRequestException when this server may not read rows
   */
  @Nullable WantedRows wanted(JsonNode question) {
    if (!question.has(WantedRows.FIELD)) {
      return null;
    }
    rows.requireAllowed();
    return new WantedRows(question.path(WantedRows.FIELD).asInt());
  }

  /**
   * The rows of an answer.
   *
   * @throws RefusedRequestException when there are none to read, or not now
   */
  ObjectNode of(String run) {
    RunResult result =
        settled.result(run).orElseThrow(() -> none("the question has not been answered yet"));
    String sql = result.sql();
    if (sql == null) {
      throw none("the answer has no SQL that could give rows");
    }
    return RowsJson.of(rows.read(result.database(), sql));
  }

  /** The rows beside an answer, or why they cannot be read; empty where none belong there. */
  Optional<ObjectNode> beside(String run) {
    return artifacts
        .find(ArtifactKeys.wantedRows(run), WantedRows.class)
        .flatMap(
            wanted ->
                settled
                    .result(run)
                    .filter(result -> result.sql() != null)
                    .map(result -> read(result, wanted.most())));
  }

  private ObjectNode read(RunResult result, int most) {
    try {
      return RowsJson.of(rows.read(result.database(), String.valueOf(result.sql()), most));
    } catch (RefusedRequestException refused) {
      return Json.object().put("error", refused.getMessage());
    }
  }

  private static RefusedRequestException none(String reason) {
    return new RefusedRequestException(ApiError.notFound(reason));
  }
}
