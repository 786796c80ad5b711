package dev.assay.agents;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A word of a question, and what a model says that it stands for; whether there is such a thing is
 * left to whoever knows the database.
 *
 * @param schema {@code table}, or {@code table.column} for columns and values
 */
public record Alignment(String token, String schema, Type type) {

  /** What a word may stand for, in the paper's names. */
  public enum Type {
    TBL,
    COL,
    VAL
  }

  private static final int MOST = 60;
  private static final int LONGEST = 300;

  /**
   * Reads an answer: {@code {"alignments": [{"token": …, "schema": …, "type": "tbl|col|val"}, …]}}.
   *
   * @throws IllegalArgumentException saying what is wrong with it, for the model
   */
  public static List<Alignment> parse(String json) {
    JsonNode root = StrictJson.read(json);
    StrictJson.requireFields(root, "the answer", Set.of("alignments"));
    JsonNode alignments = root.get("alignments");
    if (!alignments.isArray() || alignments.size() > MOST) {
      throw new IllegalArgumentException(
          "'alignments' must be an array of at most %d objects".formatted(MOST));
    }
    List<Alignment> parsed = new ArrayList<>();
    alignments.forEach(each -> parsed.add(alignment(each)));
    return List.copyOf(parsed);
  }

  private static Alignment alignment(JsonNode node) {
    StrictJson.requireFields(node, "each of 'alignments'", Set.of("token", "schema", "type"));
    return new Alignment(
        StrictJson.text(node.get("token"), "token", LONGEST),
        StrictJson.text(node.get("schema"), "schema", LONGEST),
        type(StrictJson.text(node.get("type"), "type", LONGEST)));
  }

  private static Type type(String name) {
    return switch (name) {
      case "tbl" -> Type.TBL;
      case "col" -> Type.COL;
      case "val" -> Type.VAL;
      default -> throw new IllegalArgumentException("'type' must be 'tbl', 'col' or 'val'");
    };
  }
}
