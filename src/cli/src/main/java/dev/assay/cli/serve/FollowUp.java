package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.batch.QuestionRequest;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Question;
import java.util.Optional;

/**
 * A question that refers to an earlier one of the same asker: that question and its SQL become
 * evidence of the new one, which is a question like any other from then on.
 */
final class FollowUp {

  static final String FIELD = "follows";
  private static final String BEGIN = "The question follows an earlier one, \"";

  private final Artifacts artifacts;

  FollowUp(Artifacts artifacts) {
    this.artifacts = artifacts;
  }

  /**
   * What is asked, with the earlier question as evidence where one is named.
   *
   * @throws RefusedRequestException when there is no such question, or it is about another database
   */
  JsonNode asked(String owner, JsonNode body) {
    if (!body.has(FIELD)) {
      return body;
    }
    ObjectNode asked = body.deepCopy();
    String run = ServedRuns.run(owner, asked.remove(FIELD).asText());
    QuestionRequest earlier =
        artifacts
            .find(ArtifactKeys.request(run), QuestionRequest.class)
            .orElseThrow(() -> refused("there is no such question"));
    String sql =
        artifacts
            .find(ArtifactKeys.result(run), RunResult.class)
            .flatMap(result -> Optional.ofNullable(result.sql()))
            .orElseThrow(() -> refused("the earlier question has no SQL"));
    if (!asked.has("db_id") && earlier.database() != null) {
      asked.put("db_id", earlier.database());
    }
    if (earlier.database() != null
        && !earlier.database().equalsIgnoreCase(asked.path("db_id").asText())) {
      throw refused("the earlier question is about '%s'".formatted(earlier.database()));
    }
    return asked.put("evidence", evidence(earlier, sql, asked.path("evidence").asText()));
  }

  /** What was said of the words of the earlier question holds on; that it followed another not. */
  private static String evidence(QuestionRequest earlier, String sql, String own) {
    String before = earlier.evidence();
    int followed = before.indexOf(BEGIN);
    String said = (followed < 0 ? before : before.substring(0, followed)).strip();
    String evidence =
        "%s\n%s\n%s%s\", which was answered by this SQL:\n%s"
            .formatted(
                own.strip(), said.equals(own.strip()) ? "" : said, BEGIN, earlier.question(), sql)
            .strip();
    if (Question.length(evidence) > Question.LONGEST_TEXT) {
      throw refused(
          "the earlier question, its SQL and the evidence are more than %,d characters: ask anew"
              .formatted(Question.LONGEST_TEXT));
    }
    return evidence;
  }

  private static RefusedRequestException refused(String reason) {
    return new RefusedRequestException(ApiError.invalid(FIELD, FIELD + ": " + reason));
  }
}
