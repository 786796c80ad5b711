package dev.assay.statemachine;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A state machine in the Amazon States Language, read, checked and ready to run. Immutable.
 *
 * <p>Reading refuses whatever the {@link Interpreter} does not support, so that a definition which
 * loads behaves locally as it does in Step Functions.
 */
public final class StateMachine {
  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();
  private static final Set<String> FIELDS =
      Set.of("Comment", "QueryLanguage", "StartAt", "States", "TimeoutSeconds", "Version");

  private final String name;
  private final Flow flow;
  private final @Nullable Integer timeoutSeconds;

  private StateMachine(String name, Flow flow, @Nullable Integer timeoutSeconds) {
    this.name = name;
    this.flow = flow;
    this.timeoutSeconds = timeoutSeconds;
  }

  /**
   * Reads a definition without placeholders.
   *
   * @throws InvalidStateMachineException naming every problem
   */
  public static StateMachine parse(String json) {
    return parse(json, Map.of());
  }

  /**
   * Reads a definition.
   *
   * @param substitutions values for the placeholders of a Terraform {@code templatefile}
   * @throws InvalidStateMachineException naming every problem, placeholders without a value among
   *     them
   */
  public static StateMachine parse(String json, Map<String, String> substitutions) {
    return parse("local", json, substitutions);
  }

  /**
   * Reads a definition from a file, which gives the machine its name: {@code refine} for {@code
   * refine.asl.json}.
   *
   * @throws IOException when the file cannot be read
   * @throws InvalidStateMachineException naming every problem
   */
  public static StateMachine load(Path file, Map<String, String> substitutions) throws IOException {
    String fileName = String.valueOf(file.getFileName());
    return parse(fileName.split("\\.", 2)[0], Files.readString(file), substitutions);
  }

  private static StateMachine parse(String name, String json, Map<String, String> substitutions) {
    Problems problems = new Problems();
    String filled = new Placeholders(substitutions, problems).fill(json);
    problems.throwIfAny();
    Fields fields = new Fields("state machine", "", json(filled, problems), problems);
    fields.allowOnly(FIELDS);
    checkLanguage(fields);
    Flow flow = new FlowReader(problems).read(fields);
    new FlowChecks(problems).variables(flow, Set.of());
    int timeout = fields.integer("TimeoutSeconds", 0, IntegerRange.SECONDS);
    problems.throwIfAny();
    return new StateMachine(name, flow, timeout == 0 ? null : timeout);
  }

  private static JsonNode json(String text, Problems problems) {
    try {
      return JSON.readTree(text);
    } catch (JsonProcessingException e) {
      problems.add(
          "not JSON: "
              + e.getOriginalMessage().lines().findFirst().orElse("")
              + " (line "
              + e.getLocation().getLineNr()
              + ")");
      problems.throwIfAny();
      throw new IllegalStateException(e);
    }
  }

  private static void checkLanguage(Fields fields) {
    StateReader.checkQueryLanguage(fields);
    if (!fields.has("QueryLanguage")) {
      fields.problem("QueryLanguage", "must be \"JSONata\"; JSONPath, the default, is unsupported");
    }
    String version = fields.optionalText("Version");
    if (version != null && !version.equals("1.0")) {
      fields.problem("Version", "\"" + version + "\" is not supported; only 1.0 is");
    }
  }

  /** The file's name up to the first dot, or {@code local}. */
  public String name() {
    return name;
  }

  /** The part of it that the children of a Distributed Map run: a machine without a time limit. */
  StateMachine part(String label) {
    return new StateMachine(name + "/" + label, flow, null);
  }

  Flow flow() {
    return flow;
  }

  /** The time that a whole execution may take; null for no limit. */
  @Nullable Integer timeoutSeconds() {
    return timeoutSeconds;
  }
}
