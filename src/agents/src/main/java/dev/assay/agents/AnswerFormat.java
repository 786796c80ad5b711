package dev.assay.agents;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The form that an answer is expected to have, by the question alone (ReFoRCE 3.2.2).
 *
 * @param columns in the order in which the question asks for them
 * @param leastRows 0 where an empty answer makes sense
 * @param mostRows null where nothing bounds them
 */
public record AnswerFormat(List<Column> columns, int leastRows, @Nullable Integer mostRows) {

  private static final int MOST_COLUMNS = 50;
  private static final int MOST_ROWS = 1_000_000;
  private static final int LONGEST = 200;
  private static final Set<String> FIELDS = Set.of("columns", "leastRows", "mostRows");

  /** One column of the answer. */
  public record Column(String name, Type type) {}

  /** What a column holds. */
  public enum Type {
    TEXT,
    NUMBER,
    DATE,
    ANY;

    /** The name in answers and artifacts. */
    @JsonValue
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }

    /**
     * The type of that name.
     *
     * @throws IllegalArgumentException when there is none
     */
    @JsonCreator
    public static Type named(String name) {
      return Arrays.stream(values())
          .filter(type -> type.id().equals(name))
          .findFirst()
          .orElseThrow(
              () ->
                  new IllegalArgumentException("'type' must be one of text, number, date and any"));
    }
  }

  public AnswerFormat {
    columns = List.copyOf(columns);
  }

  /**
   * Reads an answer: {@code {"columns": [{"name": …, "type": …}, …], "leastRows": 1, "mostRows":
   * null}}.
   *
   * @throws IllegalArgumentException saying what is wrong with it, for the model
   */
  public static AnswerFormat parse(String json) {
    JsonNode node = StrictJson.read(json);
    StrictJson.requireFields(node, "the answer", FIELDS);
    JsonNode columns = node.get("columns");
    if (!columns.isArray() || columns.isEmpty() || columns.size() > MOST_COLUMNS) {
      throw new IllegalArgumentException(
          "'columns' must be an array of 1 to %d objects".formatted(MOST_COLUMNS));
    }
    List<Column> parsed = new ArrayList<>();
    columns.forEach(each -> parsed.add(column(each)));
    int least = count(node.get("leastRows"), "leastRows", 0);
    Integer most =
        node.get("mostRows").isNull() ? null : count(node.get("mostRows"), "mostRows", 1);
    if (most != null && most < least) {
      throw new IllegalArgumentException("'mostRows' is less than 'leastRows'");
    }
    return new AnswerFormat(parsed, least, most);
  }

  private static Column column(JsonNode node) {
    StrictJson.requireFields(node, "each of 'columns'", Set.of("name", "type"));
    return new Column(
        StrictJson.text(node.get("name"), "name", LONGEST),
        Type.named(StrictJson.text(node.get("type"), "type", LONGEST)));
  }

  private static int count(JsonNode node, String name, int least) {
    if (!node.isIntegralNumber()
        || !node.canConvertToInt()
        || node.intValue() < least
        || node.intValue() > MOST_ROWS) {
      throw new IllegalArgumentException(
          "'%s' must be a whole number from %d to %,d".formatted(name, least, MOST_ROWS));
    }
    return node.intValue();
  }

  /** As prompts show it: the columns as a CSV file has them, and how many rows there are. */
  public String text() {
    return columns.stream()
            .map(column -> "%s:%s".formatted(column.name(), column.type().id()))
            .collect(Collectors.joining(","))
        + "\n("
        + rows()
        + ")";
  }

  /** How many rows are expected, in words. */
  public String rows() {
    if (mostRows == null) {
      return leastRows == 0 ? "any number of rows" : "%d or more rows".formatted(leastRows);
    }
    if (mostRows == leastRows) {
      return leastRows == 1 ? "the answer is one row" : "%d rows".formatted(leastRows);
    }
    return "%d to %d rows".formatted(leastRows, mostRows);
  }
}
