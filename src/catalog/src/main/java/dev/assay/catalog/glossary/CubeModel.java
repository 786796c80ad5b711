package dev.assay.catalog.glossary;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.catalog.glossary.ImportedTerms.Collector;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Cube's data model in YAML: measures, segments, and dimensions that are more than a column. */
final class CubeModel {

  static final String SOURCE = "cube";

  /** Nearly every cube has one, and questions have these words for other things as well. */
  private static final Set<String> COMMON_NAMES = Set.of("count", "sum", "avg", "min", "max");

  private final String cube;
  private final List<String> tables;
  private final CubeExpressions expressions;
  private final Collector terms;

  private CubeModel(String cube, Map<String, JsonNode> cubes, Collector terms) {
    this.cube = cube;
    String table = CubeExpressions.table(cubes.get(cube));
    this.tables = table.isEmpty() ? List.of() : List.of(table);
    this.expressions = new CubeExpressions(cubes, cube);
    this.terms = terms;
  }

  /** Whether the file has what this reads. */
  static boolean isIn(JsonNode file) {
    return file.has("cubes");
  }

  static ImportedTerms read(JsonNode file) {
    Collector terms = new Collector(SOURCE);
    Map<String, JsonNode> cubes = new LinkedHashMap<>();
    ModelFields.parts(file, "cubes")
        .forEach(cube -> cubes.put(ModelFields.text(cube, "name"), cube));
    cubes.forEach((name, node) -> new CubeModel(name, cubes, terms).add(node));
    return terms.all();
  }

  private void add(JsonNode node) {
    ModelFields.parts(node, "measures")
        .forEach(measure -> add("measure", measure, expressions.measure(measure)));
    ModelFields.parts(node, "segments")
        .forEach(segment -> add("segment", segment, expressions.expression(segment)));
    ModelFields.parts(node, "dimensions").forEach(this::addDimension);
  }

  private void addDimension(JsonNode dimension) {
    Optional<String> sql = expressions.expression(dimension);
    String name = ModelFields.text(dimension, "name");
    if (sql.filter(name::equalsIgnoreCase).isEmpty()) {
      add("dimension", dimension, sql);
    }
  }

  private void add(String kind, JsonNode part, Optional<String> sql) {
    String name = ModelFields.text(part, "name");
    String description = ModelFields.text(part, "description");
    if (sql.isEmpty()) {
      terms.leaveOut("the %s '%s'".formatted(kind, name), description);
    }
    terms.add(
        COMMON_NAMES.contains(name) && !cube.isEmpty() ? cube + "_" + name : name,
        ModelFields.otherThan(name, ModelFields.text(part, "title")),
        description,
        sql.orElse(""),
        tables);
  }
}
