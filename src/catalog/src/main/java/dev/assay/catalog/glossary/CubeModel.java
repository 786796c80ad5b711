package dev.assay.catalog.glossary;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.catalog.glossary.ImportedTerms.Collector;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/** Cube's data model in YAML: measures, segments, and dimensions that are more than a column. */
final class CubeModel {

  static final String SOURCE = "cube";

  /** Nearly every cube has one, and questions have these words for other things as well. */
  private static final Set<String> COMMON_NAMES = Set.of("count", "sum", "avg", "min", "max");

  private final String cube;
  private final Map<String, JsonNode> cubes;
  private final Collector terms;

  private CubeModel(String cube, Map<String, JsonNode> cubes, Collector terms) {
    this.cube = cube;
    this.cubes = cubes;
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
        .forEach(
            cube -> {
              String name = ModelFields.text(cube, "name");
              if (cubes.putIfAbsent(name, cube) != null) {
                terms.tell(
                    "another cube '%s' is left out: give each a name of its own".formatted(name));
              }
            });
    cubes.forEach((name, node) -> new CubeModel(name, cubes, terms).add(node));
    return terms.all();
  }

  private void add(JsonNode node) {
    ModelFields.parts(node, "measures")
        .forEach(measure -> add("measure", measure, CubeExpressions::measure));
    ModelFields.parts(node, "segments")
        .forEach(segment -> add("segment", segment, CubeExpressions::expression));
    ModelFields.parts(node, "dimensions")
        .forEach(dimension -> add("dimension", dimension, CubeExpressions::expression));
  }

  private void add(
      String kind,
      JsonNode part,
      BiFunction<CubeExpressions, JsonNode, Optional<String>> expression) {
    CubeExpressions expressions = new CubeExpressions(cubes, cube);
    Optional<String> sql = expression.apply(expressions, part);
    String name = ModelFields.text(part, "name");
    if (kind.equals("dimension") && sql.filter(name::equalsIgnoreCase).isPresent()) {
      return; // a plain column
    }
    String description = ModelFields.text(part, "description");
    if (sql.isEmpty()) {
      terms.leaveOut("the %s '%s'".formatted(kind, name), description);
    }
    terms.add(
        COMMON_NAMES.contains(name) && !cube.isEmpty() ? cube + "_" + name : name,
        ModelFields.otherThan(name, ModelFields.text(part, "title")),
        description,
        sql.orElse(""),
        List.copyOf(expressions.tables()));
  }
}
