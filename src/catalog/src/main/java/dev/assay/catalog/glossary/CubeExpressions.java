package dev.assay.catalog.glossary;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What the members of a cube compute, as SQL down to the columns: nothing where a query's rows
 * alone do not give it, or where a reference leads to what the file does not define.
 */
final class CubeExpressions {

  /**
   * {@code {CUBE}.column}, {@code {orders}.column}, {@code {member}}, {@code {orders.member}}, also
   * with a dollar.
   */
  private static final Pattern REFERENCE = Pattern.compile("\\$?\\{\\s*([\\w.]+)\\s*}(\\.?)");

  /** What Cube computes when it is asked, such as {@code {orders.sql()}}, or a template. */
  private static final Pattern OF_CUBE = Pattern.compile("\\{\\s*[\\p{L}%]");

  private static final Pattern COLUMN = Pattern.compile("[\\p{L}_]\\w*");

  /** Names without a table before them; those of functions are none. */
  private static final Pattern UNQUALIFIED =
      Pattern.compile("(?<![\\w.])[\\p{L}_]\\w*+(?!\\s*[.(])");

  private static final Pattern TEXT = Pattern.compile("'[^']*'");
  private static final Pattern QUOTES = Pattern.compile("[\"`\\[\\]]");

  private static final Set<String> WORDS =
      Set.of(
          "AND",
          "OR",
          "NOT",
          "IS",
          "NULL",
          "IN",
          "LIKE",
          "ILIKE",
          "BETWEEN",
          "CASE",
          "WHEN",
          "THEN",
          "ELSE",
          "END",
          "TRUE",
          "FALSE",
          "DISTINCT");

  private static final List<String> OF_OTHER_ROWS =
      List.of("rolling_window", "multi_stage", "time_shift");
  private static final Set<String> TYPES_OF_OTHER_ROWS = Set.of("running_total", "rank");
  private static final String THIS = "CUBE";
  private static final int DEEPEST = 3;

  private final Map<String, JsonNode> cubes;
  private final String own;
  private final Set<String> tables = new LinkedHashSet<>();

  /**
   * Of one member of a cube.
   *
   * @param cubes all of the file, by their names
   * @param own its name
   */
  CubeExpressions(Map<String, JsonNode> cubes, String own) {
    this.cubes = cubes;
    this.own = own;
    String table = cubes.containsKey(own) ? table(cubes.get(own)) : "";
    if (!table.isEmpty()) {
      tables.add(table);
    }
  }

  /** The tables that are met: the cube's own, and those of others. */
  Set<String> tables() {
    return tables;
  }

  /** What a measure of the cube computes. */
  Optional<String> measure(JsonNode measure) {
    return measure(measure, 0);
  }

  /** What a dimension or a segment of the cube is; nothing where it is not SQL. */
  Optional<String> expression(JsonNode part) {
    return expression(own, part, 0);
  }

  /** The table that a cube is about, without its schema; empty where it is a query's. */
  static String table(JsonNode cube) {
    String table = ModelFields.text(cube, "sql_table");
    return table.substring(table.lastIndexOf('.') + 1);
  }

  private Optional<String> measure(JsonNode measure, int depth) {
    String type = ModelFields.text(measure, "type");
    if (TYPES_OF_OTHER_ROWS.contains(type)
        || OF_OTHER_ROWS.stream().anyMatch(measure::hasNonNull)) {
      return Optional.empty();
    }
    List<String> filters = new ArrayList<>();
    for (JsonNode filter : ModelFields.parts(measure, "filters").toList()) {
      Optional<String> condition = expression(own, filter, depth);
      if (condition.isEmpty()) {
        return Optional.empty();
      }
      filters.add(condition.get());
    }
    return written(own, ModelFields.text(measure, "sql"), depth)
        .filter(of -> !of.isEmpty() || type.equals("count"))
        .flatMap(of -> aggregate(type, of, filters));
  }

  /** Conditions hold for the rows of an aggregate; what has none inside has no place for them. */
  private static Optional<String> aggregate(String type, String of, List<String> filters) {
    String aggregate = ModelFields.aggregate(type, of);
    if (filters.isEmpty()) {
      return Optional.of(aggregate.isEmpty() ? of : aggregate);
    }
    return aggregate.isEmpty()
        ? Optional.empty()
        : Optional.of(ModelFields.where(aggregate, filters));
  }

  private Optional<String> expression(String cube, JsonNode part, int depth) {
    return written(cube, ModelFields.text(part, "sql"), depth).filter(sql -> !sql.isEmpty());
  }

  private Optional<String> written(String cube, String sql, int depth) {
    if (depth > DEEPEST) {
      return Optional.empty();
    }
    StringBuilder written = new StringBuilder();
    Matcher reference = REFERENCE.matcher(sql);
    while (reference.find()) {
      String name = reference.group(1);
      Optional<String> meant =
          reference.group(2).isEmpty() ? member(cube, name, depth) : qualifier(cube, name);
      if (meant.isEmpty() || written.length() > Term.LONGEST_SQL) {
        return Optional.empty();
      }
      reference.appendReplacement(written, Matcher.quoteReplacement(meant.get()));
    }
    reference.appendTail(written);
    return Optional.of(written.toString().strip())
        .filter(whole -> whole.length() <= Term.LONGEST_SQL)
        .filter(whole -> !OF_CUBE.matcher(whole).find());
  }

  /** What stands before a column: nothing of the own table, the name of another. */
  private Optional<String> qualifier(String cube, String name) {
    String meant = name.equals(THIS) ? cube : name;
    if (meant.equals(own)) {
      return Optional.of("");
    }
    return Optional.ofNullable(cubes.get(meant))
        .map(CubeExpressions::table)
        .filter(table -> !table.isEmpty())
        .map(
            table -> {
              tables.add(table);
              return table + ".";
            });
  }

  /** What a member is, by its name alone or behind that of its cube and of those on the way. */
  private Optional<String> member(String cube, String path, int depth) {
    int last = path.lastIndexOf('.');
    String before = path.substring(path.lastIndexOf('.', last - 1) + 1, Math.max(last, 0));
    String meant = before.isEmpty() || before.equals(THIS) ? cube : before;
    String name = path.substring(last + 1);
    Optional<JsonNode> measure = part(meant, "measures", name);
    if (measure.isPresent()) {
      // measures of another cube are computed apart, over rows of their own
      return measure
          .filter(each -> meant.equals(own))
          .flatMap(each -> measure(each, depth + 1))
          .map(ModelFields::inParentheses);
    }
    return Stream.of("dimensions", "segments")
        .flatMap(kind -> part(meant, kind, name).stream())
        .findFirst()
        .flatMap(each -> dimension(meant, each, depth + 1))
        .map(ModelFields::inParentheses);
  }

  /** Names of another cube's columns are its own only where a table stands before them. */
  private Optional<String> dimension(String cube, JsonNode part, int depth) {
    String sql = ModelFields.text(part, "sql");
    if (cube.equals(own) || !hasUnqualified(sql)) {
      return expression(cube, part, depth);
    }
    return COLUMN.matcher(sql).matches()
        ? qualifier(cube, cube).map(before -> before + sql)
        : Optional.empty();
  }

  private static boolean hasUnqualified(String sql) {
    String names =
        REFERENCE.matcher(sql).replaceAll(found -> found.group(2).isEmpty() ? "1" : "t.");
    return UNQUALIFIED
        .matcher(QUOTES.matcher(TEXT.matcher(names).replaceAll("''")).replaceAll(""))
        .results()
        .anyMatch(name -> !WORDS.contains(name.group().toUpperCase(Locale.ROOT)));
  }

  private Optional<JsonNode> part(String cube, String kind, String name) {
    return Optional.ofNullable(cubes.get(cube))
        .flatMap(
            node ->
                ModelFields.parts(node, kind)
                    .filter(part -> ModelFields.text(part, "name").equals(name))
                    .findFirst());
  }
}
