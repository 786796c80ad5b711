package dev.assay.cli.run;

import dev.assay.statemachine.StateMachine;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The state machines that are deployed, with what stands for their placeholders locally. */
final class Definitions {

  /** The name under which the batch machine starts the other one. */
  static final String REFINE = "refine";

  private static final Map<String, String> BATCH_NAMES =
      Map.of(
          "batch",
          LocalBatch.FUNCTION,
          "refine",
          REFINE,
          "artifact_bucket",
          "local",
          "artifact_prefix",
          "");

  private Definitions() {}

  /** One question's way. */
  static StateMachine refine() {
    return read("/infra/refine.asl.json", FunctionInvoker.NAMES);
  }

  /** A whole file of questions. */
  static StateMachine batch() {
    return read("/infra/batch.asl.json", BATCH_NAMES);
  }

  /** One question that was posted. */
  static StateMachine ask() {
    return read("/infra/ask.asl.json", Map.of("batch", LocalBatch.FUNCTION, "refine", REFINE));
  }

  private static StateMachine read(String resource, Map<String, String> placeholders) {
    try (InputStream definition = Definitions.class.getResourceAsStream(resource)) {
      if (definition == null) {
        throw new IllegalStateException("the state machine is not on the class path: " + resource);
      }
      String json = new String(definition.readAllBytes(), StandardCharsets.UTF_8);
      return StateMachine.parse(json, placeholders);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
