package dev.assay.agents;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** How a model connects numbered conditions: one text a clause, such as {@code 1 AND (2 OR 3)}. */
public final class Connections {

  private static final int LONGEST = 1_000;

  private Connections() {}

  /**
   * Reads an answer: {@code {"connections": ["1 AND (2 OR 3)", …]}}.
   *
   * @param clauses how many there are
   * @throws IllegalArgumentException saying what is wrong with it, for the model
   */
  public static List<String> parse(String json, int clauses) {
    JsonNode node = StrictJson.read(json);
    StrictJson.requireFields(node, "the answer", Set.of("connections"));
    JsonNode texts = node.get("connections");
    if (!texts.isArray() || texts.size() != clauses) {
      throw new IllegalArgumentException(
          "'connections' must be an array of %d, one for each clause".formatted(clauses));
    }
    List<String> parsed = new ArrayList<>();
    texts.forEach(text -> parsed.add(StrictJson.text(text, "connections", LONGEST)));
    return List.copyOf(parsed);
  }
}
