package dev.assay.function.runtime;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.table.TableText;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.log.FailureTrace;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jboss.logging.Logger;

/**
 * What the log says of an event: one line with the run or the batch that it is about, the step,
 * what became of it and how long it took. Reasons are in the answer alone, since they may quote
 * what was asked, or what a model has written.
 */
final class ToldEvent {

  private static final Logger LOG = Logger.getLogger("assay.functions");
  private static final Pattern NAME = Pattern.compile("[a-z][a-z-]{0,39}");
  private static final String NONE = "none";
  private static final int LONGEST_KEY = 120;
  private static final long NANOS = 1_000_000;

  private final String subject;
  private final long start = System.nanoTime();

  private ToldEvent(String subject) {
    this.subject = subject;
  }

  /** An event that has come in. */
  static ToldEvent begun(JsonNode event) {
    return new ToldEvent("%s, step %s".formatted(about(event), name(event.path("step"))));
  }

  private static String about(JsonNode event) {
    String key = event.path("key").asText();
    return Stream.of(event.path("run"), event.path("item").path("run"))
        .map(JsonNode::asText)
        .filter(ArtifactKeys::isRun)
        .findFirst()
        .map(run -> "run " + run)
        .orElseGet(
            () ->
                ArtifactKeys.isRun(event.path("batch").asText())
                    ? "batch " + event.path("batch").asText()
                    : key.isEmpty() ? "run none" : "file " + shown(key));
  }

  private static String shown(String key) {
    return TableText.oneLine(key.substring(0, Math.min(LONGEST_KEY, key.length())));
  }

  /** What is no name of ours may be anything. */
  private static String name(JsonNode given) {
    return NAME.matcher(given.asText()).matches() ? given.asText() : NONE;
  }

  void answered(JsonNode answer) {
    String outcome = name(answer.path("outcome"));
    Logger.Level level = outcome.equals("invalid-input") ? Logger.Level.WARN : Logger.Level.INFO;
    LOG.logf(level, "%s: %s in %d ms", subject, outcome, millis());
  }

  /** State machines call again. */
  void mayPass(Exception failure) {
    LOG.warnf("%s: not done in %d ms: %s", subject, millis(), FailureTrace.line(failure));
    trace(failure);
  }

  void failed(RuntimeException unexpected) {
    LOG.errorf("%s: failed in %d ms: %s", subject, millis(), FailureTrace.line(unexpected));
    trace(unexpected);
  }

  private void trace(Exception failure) {
    if (LOG.isDebugEnabled()) {
      LOG.debug(FailureTrace.below(subject + ": failed", failure));
    }
  }

  private long millis() {
    return (System.nanoTime() - start) / NANOS;
  }
}
