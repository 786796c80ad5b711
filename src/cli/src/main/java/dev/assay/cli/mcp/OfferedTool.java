package dev.assay.cli.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Consumer;

/**
 * A tool, as agents see it, and what it does.
 *
 * @param description what it is for, and what comes of it
 * @param schema of its arguments, JSON Schema
 * @param effect what a client may count on
 */
record OfferedTool(
    String name, String title, String description, String schema, Effect effect, Call call) {

  /** What calls of a tool leave behind. */
  enum Effect {
    /** Nothing; the same call gives the same. */
    LOOKS_ONLY,
    /** Nothing in the database; rows may change between two calls. */
    READS_ROWS,
    /** A run that is kept, and models that are asked. */
    ASKS_MODELS
  }

  /** What is done with arguments that fit the schema. */
  @FunctionalInterface
  interface Call {
    /**
     * Answers an object.
     *
     * @param steps is told what happens, a line for each thing
     * @throws RuntimeException whose message says what is wrong and what to do
     */
    ObjectNode answer(JsonNode arguments, Consumer<String> steps) throws InterruptedException;
  }
}
