package dev.assay.catalog.glossary;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.catalog.glossary.ImportedTerms.Collector;
import java.util.List;
import java.util.stream.Stream;

/** The YAML of Snowflake's semantic views and semantic models. */
final class SnowflakeSemanticView {

  static final String SOURCE = "snowflake";

  private static final List<String> EXPRESSIONS = List.of("metrics", "measures", "facts");
  private static final List<String> DIMENSIONS = List.of("dimensions", "time_dimensions");

  private final Collector terms = new Collector(SOURCE);
  private final SnowflakeNames names = new SnowflakeNames();

  private SnowflakeSemanticView() {}

  /** Whether the file has what this reads. */
  static boolean isIn(JsonNode file) {
    return ModelFields.parts(file, "tables").anyMatch(table -> table.has("base_table"));
  }

  static ImportedTerms read(JsonNode file) {
    SnowflakeSemanticView view = new SnowflakeSemanticView();
    List<JsonNode> tables = ModelFields.parts(file, "tables").toList();
    tables.forEach(view::name);
    tables.forEach(view::addTable);
    ModelFields.parts(file, "metrics").forEach(metric -> view.add(metric, ""));
    return view.terms.all();
  }

  private void name(JsonNode table) {
    String name = ModelFields.text(table, "name");
    String base = ModelFields.text(table.path("base_table"), "table");
    names.addTable(name, base.isEmpty() ? name : base);
    Stream.concat(EXPRESSIONS.stream(), DIMENSIONS.stream())
        .flatMap(kind -> ModelFields.parts(table, kind))
        .forEach(part -> names.add(name, ModelFields.text(part, "name"), expression(part)));
  }

  private void addTable(JsonNode table) {
    String name = ModelFields.text(table, "name");
    Stream.concat(EXPRESSIONS.stream(), Stream.of("filters"))
        .flatMap(kind -> ModelFields.parts(table, kind))
        .forEach(each -> add(each, name));
    DIMENSIONS.stream()
        .flatMap(kind -> ModelFields.parts(table, kind))
        .filter(SnowflakeSemanticView::saysMoreThanColumn)
        .forEach(each -> add(each, name));
  }

  /** A dimension that is a plain column under its own name needs no term. */
  private static boolean saysMoreThanColumn(JsonNode dimension) {
    String expression = ModelFields.text(dimension, "expr");
    return !ModelFields.texts(dimension, "synonyms").isEmpty()
        || !expression.isEmpty()
            && !expression.equalsIgnoreCase(ModelFields.text(dimension, "name"));
  }

  private static String expression(JsonNode part) {
    String expression = ModelFields.text(part, "expr");
    String aggregation = ModelFields.text(part, "default_aggregation");
    String aggregate = aggregation.isEmpty() ? "" : ModelFields.aggregate(aggregation, expression);
    return aggregate.isEmpty() ? expression : aggregate;
  }

  /**
   * A term.
   *
   * @param table the logical table that it is of; empty where it is of several
   */
  private void add(JsonNode part, String table) {
    String name = ModelFields.text(part, "name");
    SnowflakeNames.Written written = names.written(table, name, expression(part));
    terms.add(
        name,
        ModelFields.texts(part, "synonyms").stream().distinct().toList(),
        ModelFields.text(part, "description"),
        written.sql(),
        List.copyOf(written.tables()));
  }
}
