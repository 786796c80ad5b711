package dev.assay.catalog.glossary;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.catalog.glossary.ImportedTerms.Collector;
import java.util.List;
import java.util.stream.Stream;

/** The YAML of Snowflake's semantic views and semantic models. */
final class SnowflakeSemanticView {

  static final String SOURCE = "snowflake";

  private SnowflakeSemanticView() {}

  /** Whether the file has what this reads. */
  static boolean isIn(JsonNode file) {
    return ModelFields.parts(file, "tables").anyMatch(table -> table.has("base_table"));
  }

  static ImportedTerms read(JsonNode file) {
    Collector terms = new Collector(SOURCE);
    ModelFields.parts(file, "tables").forEach(table -> addTable(terms, table));
    ModelFields.parts(file, "metrics").forEach(metric -> add(terms, metric, List.of()));
    return terms.all();
  }

  private static void addTable(Collector terms, JsonNode table) {
    String base = ModelFields.text(table.path("base_table"), "table");
    List<String> tables = List.of(base.isEmpty() ? ModelFields.text(table, "name") : base);
    Stream.of("metrics", "measures", "facts", "filters")
        .flatMap(kind -> ModelFields.parts(table, kind))
        .forEach(each -> add(terms, each, tables));
    Stream.of("dimensions", "time_dimensions")
        .flatMap(kind -> ModelFields.parts(table, kind))
        .filter(SnowflakeSemanticView::saysMoreThanColumn)
        .forEach(each -> add(terms, each, tables));
  }

  /** A dimension that is a plain column under its own name needs no term. */
  private static boolean saysMoreThanColumn(JsonNode dimension) {
    String expression = ModelFields.text(dimension, "expr");
    return !ModelFields.texts(dimension, "synonyms").isEmpty()
        || !expression.isEmpty()
            && !expression.equalsIgnoreCase(ModelFields.text(dimension, "name"));
  }

  private static void add(Collector terms, JsonNode part, List<String> tables) {
    String expression = ModelFields.text(part, "expr");
    String aggregation = ModelFields.text(part, "default_aggregation");
    String aggregate = aggregation.isEmpty() ? "" : ModelFields.aggregate(aggregation, expression);
    terms.add(
        ModelFields.text(part, "name"),
        ModelFields.texts(part, "synonyms").stream().distinct().toList(),
        ModelFields.text(part, "description"),
        aggregate.isEmpty() ? expression : aggregate,
        tables);
  }
}
