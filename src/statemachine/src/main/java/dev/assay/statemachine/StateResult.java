package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** What became of one state that was tried alone; what it waited, nobody has waited. */
public sealed interface StateResult {

  /** The times after which the state was tried again, and those that it waited itself, in order. */
  List<Duration> waits();

  /**
   * It was left by its own way out, or by a rule of a Choice.
   *
   * @param next the state that comes then; empty where the flow ends
   */
  record Succeeded(
      JsonNode output, Map<String, JsonNode> assigned, String next, List<Duration> waits)
      implements StateResult {}

  /** It failed, and a Catch leads to another state. */
  record Caught(
      String error,
      String cause,
      JsonNode output,
      Map<String, JsonNode> assigned,
      String next,
      List<Duration> waits)
      implements StateResult {}

  /** It failed, and no Retry is left and no Catch names the error. */
  record Failed(String error, String cause, List<Duration> waits) implements StateResult {}
}
