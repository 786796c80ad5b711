package dev.assay.catalog.glossary;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.catalog.glossary.ImportedTerms.Collector;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Cube's data model in YAML: measures, segments, and dimensions that are more than a column. */
final class CubeModel {

  static final String SOURCE = "cube";

  /** {@code {CUBE}.status}, {@code {status}}, {@code ${CUBE}.status}, {@code {orders.status}}. */
  private static final Pattern REFERENCE = Pattern.compile("\\$?\\{\\s*([\\w.]+)\\s*}\\.?");

  private static final Set<String> PLAIN = Set.of("sum", "avg", "min", "max", "count");

  /** Nearly every cube has one, and questions have these words for other things as well. */
  private static final Set<String> COMMON_NAMES = Set.of("count", "sum", "avg", "min", "max");

  private static final List<String> OF_OTHER_ROWS =
      List.of("rolling_window", "multi_stage", "time_shift");
  private static final int DEEPEST = 3;

  private final String cube;
  private final Collector terms;
  private final Map<String, JsonNode> measures = new HashMap<>();

  private CubeModel(String cube, Collector terms) {
    this.cube = cube;
    this.terms = terms;
  }

  /** Whether the file has what this reads. */
  static boolean isIn(JsonNode file) {
    return file.has("cubes");
  }

  static ImportedTerms read(JsonNode file) {
    Collector terms = new Collector(SOURCE);
    ModelFields.parts(file, "cubes")
        .forEach(cube -> new CubeModel(ModelFields.text(cube, "name"), terms).add(cube));
    return terms.all();
  }

  private void add(JsonNode cube) {
    String table = ModelFields.text(cube, "sql_table");
    List<String> tables =
        table.isEmpty() ? List.of() : List.of(table.substring(table.lastIndexOf('.') + 1));
    ModelFields.parts(cube, "measures")
        .forEach(measure -> measures.put(ModelFields.text(measure, "name"), measure));
    ModelFields.parts(cube, "measures").forEach(measure -> addMeasure(measure, tables));
    ModelFields.parts(cube, "segments")
        .forEach(segment -> add(segment, plain(ModelFields.text(segment, "sql"), 0), tables));
    ModelFields.parts(cube, "dimensions")
        .filter(
            dimension ->
                !plain(ModelFields.text(dimension, "sql"), 0)
                    .equalsIgnoreCase(ModelFields.text(dimension, "name")))
        .forEach(dimension -> add(dimension, plain(ModelFields.text(dimension, "sql"), 0), tables));
  }

  private void addMeasure(JsonNode measure, List<String> tables) {
    if (isOfOtherRows(measure, 0)) {
      terms.leaveOut(
          "the measure '%s'".formatted(ModelFields.text(measure, "name")),
          ModelFields.text(measure, "description"));
      add(measure, "", tables);
    } else {
      add(measure, measure(measure, 0), tables);
    }
  }

  /** What is computed of other days, or in several stages, is no expression of a query's rows. */
  private boolean isOfOtherRows(JsonNode measure, int depth) {
    return OF_OTHER_ROWS.stream().anyMatch(measure::hasNonNull)
        || depth <= DEEPEST
            && REFERENCE
                .matcher(ModelFields.text(measure, "sql"))
                .results()
                .map(reference -> measures.get(reference.group(1)))
                .anyMatch(other -> other != null && isOfOtherRows(other, depth + 1));
  }

  private void add(JsonNode part, String sql, List<String> tables) {
    String name = ModelFields.text(part, "name");
    terms.add(
        COMMON_NAMES.contains(name) && !cube.isEmpty() ? cube + "_" + name : name,
        ModelFields.otherThan(name, ModelFields.text(part, "title")),
        ModelFields.text(part, "description"),
        sql,
        tables);
  }

  private String measure(JsonNode measure, int depth) {
    String type = ModelFields.text(measure, "type");
    String of = plain(ModelFields.text(measure, "sql"), depth);
    String filters =
        ModelFields.parts(measure, "filters")
            .map(filter -> plain(ModelFields.text(filter, "sql"), depth))
            .collect(Collectors.joining(" AND "));
    String conditional =
        filters.isEmpty()
            ? of
            : "CASE WHEN %s THEN %s END".formatted(filters, of.isEmpty() ? "1" : of);
    String aggregate = ModelFields.aggregate(type, conditional);
    return aggregate.isEmpty() || !PLAIN.contains(type) && !type.startsWith("count_distinct")
        ? of
        : aggregate;
  }

  /** References to the cube's own columns are the columns; those to measures, what they compute. */
  private String plain(String sql, int depth) {
    if (sql.length() > Term.LONGEST_SQL) {
      return ""; // longer than any term's, as of measures that are made of each other
    }
    return REFERENCE
        .matcher(sql)
        .replaceAll(
            reference -> {
              String name = reference.group(1);
              String rest = reference.group().endsWith(".") ? "." : "";
              if (name.equals("CUBE")) {
                return "";
              }
              JsonNode measure = measures.get(name);
              return Matcher.quoteReplacement(
                  measure == null || depth > DEEPEST
                      ? name + rest
                      : ModelFields.inParentheses(measure(measure, depth + 1)) + rest);
            })
        .strip();
  }
}
