package dev.assay.cli.mcp;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.cli.UsageException;
import dev.assay.table.AsOf;
import dev.assay.table.TableText;
import dev.assay.workflow.run.Json;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.ZoneOffset;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A tool, as agents see it, and what it does.
 *
 * @param description what it is for, and what comes of it
 * @param schema of its arguments, JSON Schema
 * @param effect what a client may count on
 */
record OfferedTool(
    String name, String title, String description, String schema, Effect effect, Call call) {

  private static final String DATABASE = "database";
  private static final int MOST_NAMES = 100;

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

  /** The name of a database that a call names; null where it names none. */
  static @Nullable String database(JsonNode arguments) {
    return arguments.path(DATABASE).textValue();
  }

  /**
   * The moment that a call says now is, in UTC where it names no zone; null where it says none.
   *
   * @throws UsageException when it is no moment
   */
  static @Nullable AsOf asOf(JsonNode arguments) {
    String text = arguments.path("as_of").textValue();
    try {
      return text == null ? null : AsOf.parse(text, ZoneOffset.UTC);
    } catch (DateTimeException unreadable) {
      throw new UsageException("as_of: " + unreadable.getMessage(), unreadable);
    }
  }

  /** The same tool, which wants to be told which of several databases it is about. */
  OfferedTool aboutOneOf(List<String> names) {
    ObjectNode wanted = parsed(schema);
    if (wanted.path("required").valueStream().anyMatch(name -> name.asText().equals("id"))) {
      return this; // what is asked about an answer is about its database
    }
    ObjectNode database =
        wanted.withObject("/properties/" + DATABASE).put("type", "string").put("minLength", 1);
    database.put("description", "Which database: " + told(names) + ".");
    wanted.withArray("/required").add(DATABASE);
    return new OfferedTool(name, title, description, wanted.toString(), effect, call);
  }

  private static ObjectNode parsed(String schema) {
    try {
      return (ObjectNode) Json.parse(schema.getBytes(StandardCharsets.UTF_8));
    } catch (JacksonException impossible) {
      throw new IllegalStateException("a tool's schema is no JSON", impossible);
    }
  }

  private static String told(List<String> names) {
    String some =
        names.stream().limit(MOST_NAMES).map(TableText::oneLine).collect(Collectors.joining(", "));
    int more = names.size() - MOST_NAMES;
    return more > 0 ? "%s and %,d more".formatted(some, more) : some;
  }
}
