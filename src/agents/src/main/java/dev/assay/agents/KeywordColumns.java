package dev.assay.agents;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A keyword of a question, and the columns that a model names for it.
 *
 * @param columns as the model spells them; not looked up yet
 */
public record KeywordColumns(String keyword, List<String> columns) {

  private static final int MOST_KEYWORDS = 40;
  private static final int MOST_COLUMNS = 40;
  private static final int LONGEST = 300;

  public KeywordColumns {
    columns = List.copyOf(columns);
  }

  /**
   * Reads an answer: {@code {"keywords": [{"keyword": …, "columns": [table.column, …]}, …]}}.
   *
   * @throws IllegalArgumentException saying what is wrong with it, for the model
   */
  public static List<KeywordColumns> parse(String json) {
    JsonNode keywords = onlyField(StrictJson.read(json), "keywords");
    if (!keywords.isArray() || keywords.isEmpty() || keywords.size() > MOST_KEYWORDS) {
      throw new IllegalArgumentException(
          "'keywords' must be an array of 1 to %d objects".formatted(MOST_KEYWORDS));
    }
    List<KeywordColumns> parsed = new ArrayList<>();
    keywords.forEach(each -> parsed.add(keyword(each)));
    return List.copyOf(parsed);
  }

  private static JsonNode onlyField(JsonNode node, String name) {
    if (!node.isObject() || node.size() != 1 || !node.has(name)) {
      throw new IllegalArgumentException(
          "the answer must be an object with the field '%s' alone".formatted(name));
    }
    return node.get(name);
  }

  private static KeywordColumns keyword(JsonNode node) {
    if (!node.isObject() || node.size() != 2 || !node.has("keyword") || !node.has("columns")) {
      throw new IllegalArgumentException(
          "each of 'keywords' must be an object with 'keyword' and 'columns' alone");
    }
    String keyword = StrictJson.text(node.get("keyword"), "keyword", LONGEST);
    JsonNode columns = node.get("columns");
    if (!columns.isArray() || columns.size() > MOST_COLUMNS) {
      throw new IllegalArgumentException(
          "'columns' must be an array of at most %d names".formatted(MOST_COLUMNS));
    }
    Set<String> names = new LinkedHashSet<>();
    columns.forEach(column -> names.add(StrictJson.text(column, "columns", LONGEST)));
    return new KeywordColumns(keyword, List.copyOf(names));
  }
}
