package dev.assay.workflow.reporting;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.assay.workflow.artifacts.ArtifactLinks;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
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

  /** Who has links that are older than so many seconds is given new ones. */
  private static final long LINKS_CHANGE = ArtifactLinks.HOLDS.toSeconds() / 2;

  /** A run that has no result, and will have none. */
  static RunDescription failed(String id, String reason) {
    return new RunDescription(id, RunStatus.FAILED.label(), reason, null, Map.of(), null);
  }

  /**
   * Letters, digits and dashes that stay as long as the run stands so, and its links hold.
   *
   * @param run the run's id, which tells those of different askers apart
   */
  String etag(String run) {
    long links = linksExpireAt == null ? 0 : linksExpireAt.getEpochSecond() / LINKS_CHANGE;
    String told =
        String.join("\n", run, status, reason, String.valueOf(links))
            + (result == null ? "" : "\n" + result.finishedAt());
    byte[] bytes = told.getBytes(StandardCharsets.UTF_8);
    return status + "-" + UUID.nameUUIDFromBytes(bytes);
  }

  /** A run that has not ended. */
  static RunDescription underWay(String id, String status) {
    return new RunDescription(id, status, null, null, Map.of(), null);
  }
}
