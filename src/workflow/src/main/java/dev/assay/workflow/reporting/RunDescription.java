package dev.assay.workflow.reporting;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.net.URI;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How a run stands, for whoever asked the question.
 *
 * @param id the run's id as the asker knows it
 * @param status queued, running, verified, unverified or failed
 * @param reason why it is not verified; null when it is, or has not ended
 * @param result null until the run has ended
 * @param evidence links to its artifacts by name; empty until the run has ended
 * @param linksExpireAt null where there are no links
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RunDescription(
    String id,
    String status,
    @Nullable String reason,
    @Nullable RunResult result,
    Map<String, URI> evidence,
    @Nullable Instant linksExpireAt) {

  /** A run that has no result, and will have none. */
  static RunDescription failed(String id, String reason) {
    return new RunDescription(id, RunStatus.FAILED.label(), reason, null, Map.of(), null);
  }

  /** Letters, digits and dashes that stay as long as the run stands so; links are made anew. */
  String etag() {
    return result == null ? status : status + "-" + result.finishedAt().toEpochMilli();
  }

  /** A run that has not ended. */
  static RunDescription underWay(String id, String status) {
    return new RunDescription(id, status, null, null, Map.of(), null);
  }
}
