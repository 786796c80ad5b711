package dev.assay.evaluation.files;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.evaluation.EvaluationException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The questions of a {@code dev.json}, the one of Spider or of BIRD: a list of objects, or objects
 * one a line.
 */
final class QuestionFile {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Path file;

  QuestionFile(Path file) {
    this.file = file;
  }

  /**
   * One entry.
   *
   * @param number from 1
   */
  record Entry(
      int number,
      String id,
      String database,
      String text,
      String evidence,
      String sql,
      String level) {}

  /** The entries in the file's order; {@code sqlName} is what the benchmark calls gold SQL. */
  List<Entry> entries(String sqlName) {
    JsonNode root = parsed();
    if (!root.isArray() || root.isEmpty()) {
      throw new EvaluationException("%s is no list of questions".formatted(file));
    }
    List<Entry> entries = new ArrayList<>(root.size());
    for (JsonNode node : root) {
      int number = entries.size() + 1;
      entries.add(
          new Entry(
              number,
              node.path("question_id").asText(String.valueOf(number - 1)),
              wanted(node, number, "db_id"),
              wanted(node, number, "question"),
              node.path("evidence").asText(""),
              wanted(node, number, sqlName),
              node.path("difficulty").asText("")));
    }
    return entries;
  }

  private JsonNode parsed() {
    return JSON.createArrayNode().addAll(nodes(file));
  }

  /** The objects of a list, or those that stand one a line. */
  static List<JsonNode> nodes(Path file) {
    try (MappingIterator<JsonNode> values =
        JSON.readerFor(JsonNode.class).readValues(TextFiles.read(file))) {
      List<JsonNode> all = values.readAll();
      return all.size() == 1 && all.getFirst().isArray()
          ? all.getFirst().valueStream().toList()
          : all;
    } catch (JacksonException broken) {
      throw broken(file, broken);
    } catch (IOException unreadable) {
      throw new EvaluationException(
          "%s cannot be read: %s".formatted(file, unreadable), unreadable);
    }
  }

  static EvaluationException broken(Path file, JacksonException broken) {
    return new EvaluationException(
        "%s is no JSON: line %d, column %d: %s"
            .formatted(
                file,
                broken.getLocation() == null ? 0 : broken.getLocation().getLineNr(),
                broken.getLocation() == null ? 0 : broken.getLocation().getColumnNr(),
                broken.getOriginalMessage().lines().findFirst().orElse("")));
  }

  private String wanted(JsonNode node, int number, String name) {
    JsonNode value = node.path(name);
    if (!value.isTextual()) {
      throw new EvaluationException(
          "question %d of %s has no text '%s'".formatted(number, file, name));
    }
    return value.asText();
  }
}
