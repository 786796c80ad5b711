package dev.assay.evaluation.files;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.evaluation.EvaluationException;
import dev.assay.evaluation.detection.LabelledPair;
import dev.assay.evaluation.detection.LabelledPair.ErrorType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A file of labelled pairs: a JSON list of objects, or objects one a line, with {@code question},
 * {@code db_id}, {@code sql}, {@code label}, and as far as there are {@code evidence}, {@code id}
 * and {@code error_types}. NL2SQL-Bugs has this format; there, {@code label} is true where the SQL
 * is right.
 */
public final class LabelledPairFile {

  private static final Set<String> RIGHT = Set.of("true", "1", "right", "correct");
  private static final Set<String> WRONG = Set.of("false", "0", "wrong", "incorrect");

  private final Path file;

  private LabelledPairFile(Path file) {
    this.file = file;
  }

  /**
   * The pairs in the file's order.
   *
   * @throws EvaluationException when it is missing, no JSON, or lacks something; with the place
   */
  public static List<LabelledPair> read(Path file) {
    return new LabelledPairFile(file).pairs();
  }

  private List<LabelledPair> pairs() {
    List<JsonNode> nodes = QuestionFile.nodes(file);
    List<LabelledPair> pairs = new ArrayList<>(nodes.size());
    for (JsonNode node : nodes) {
      pairs.add(pair(node, pairs.size()));
    }
    if (pairs.isEmpty()) {
      throw new EvaluationException("%s is no list of labelled pairs".formatted(file));
    }
    return List.copyOf(pairs);
  }

  private LabelledPair pair(JsonNode node, int index) {
    return new LabelledPair(
        index,
        text(node, "question_id", "id").orElse(String.valueOf(index)),
        wanted(node, index, "db_id", "database"),
        wanted(node, index, "question", "question"),
        text(node, "evidence", "evidence").orElse(""),
        wanted(node, index, "sql", "SQL"),
        label(node, index),
        kinds(node));
  }

  private boolean label(JsonNode node, int index) {
    String label = text(node, "label", "label").orElse("").strip().toLowerCase(Locale.ROOT);
    if (!RIGHT.contains(label) && !WRONG.contains(label)) {
      throw new EvaluationException(
          "pair %d of %s has the 'label' \"%s\": true is wanted where the SQL is right, else false"
              .formatted(index + 1, file, label));
    }
    return RIGHT.contains(label);
  }

  private static List<ErrorType> kinds(JsonNode node) {
    JsonNode types = node.has("error_types") ? node.path("error_types") : node.path("types");
    return types
        .valueStream()
        .map(
            type ->
                type.isTextual()
                    ? new ErrorType(type.asText(), "")
                    : new ErrorType(
                        type.path("error_type").asText("not stated"),
                        type.path("sub_error_type").asText("")))
        .distinct()
        .toList();
  }

  private String wanted(JsonNode node, int index, String name, String otherName) {
    return text(node, name, otherName)
        .filter(text -> !text.isBlank())
        .orElseThrow(
            () ->
                new EvaluationException(
                    "pair %d of %s has no text '%s'".formatted(index + 1, file, name)));
  }

  private static Optional<String> text(JsonNode node, String name, String otherName) {
    @Nullable JsonNode value = node.has(name) ? node.get(name) : node.get(otherName);
    return value == null || value.isNull() || value.isContainerNode()
        ? Optional.empty()
        : Optional.of(value.asText());
  }
}
