package dev.assay.catalog.glossary;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.catalog.glossary.ImportedTerms.Collector;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * dbt's metrics and semantic models, of {@code manifest.json}, {@code semantic_manifest.json} or a
 * YAML file of properties. Metrics are written out as SQL down to the columns.
 */
final class DbtMetrics {

  static final String SOURCE = "dbt";

  /** {@code {{ Dimension('order__is_food') }}} and its kin: the last name is the column. */
  private static final Pattern REFERENCE =
      Pattern.compile(
          "\\{\\{\\s*(?:Dimension|TimeDimension|Entity|Metric)\\(\\s*['\"]([^'\"]+)['\"][^}]{0,200}}}");

  private static final Pattern DIMENSION =
      Pattern.compile("\\{\\{\\s*Dimension\\(\\s*['\"]([^'\"]+)['\"]\\s*\\)\\s*}}");

  private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_]*");
  private static final Pattern REF = Pattern.compile("ref\\(\\s*['\"]([^'\"]+)['\"]");
  private static final int DEEPEST = 5;

  /** What is computed, and of which tables. */
  private record Computed(String sql, Set<String> tables) {}

  /** What conditions of a model's own rows may name: columns behind its entity. */
  private record Model(String entity, Map<String, String> dimensions) {}

  private final Map<String, Model> models = new LinkedHashMap<>();
  private final Map<String, String> modelOf = new LinkedHashMap<>();
  private final Map<String, Computed> measures = new LinkedHashMap<>();
  private final Map<String, String> expressions = new LinkedHashMap<>();
  private final Map<String, JsonNode> metrics = new LinkedHashMap<>();
  private final Collector terms = new Collector(SOURCE);

  private DbtMetrics() {}

  /** Whether the file has what this reads. */
  static boolean isIn(JsonNode file) {
    return file.has("semantic_models") || file.has("metrics");
  }

  static ImportedTerms read(JsonNode file) {
    DbtMetrics read = new DbtMetrics();
    ModelFields.parts(file, "semantic_models").forEach(read::addModel);
    ModelFields.parts(file, "metrics").forEach(read::keep);
    read.metrics.values().forEach(read::addMetric);
    return read.terms.all();
  }

  private void addModel(JsonNode model) {
    String table = table(model);
    String named = ModelFields.text(model, "name");
    Model own = new Model(entity(model), new LinkedHashMap<>());
    models.put(named, own);
    ModelFields.parts(model, "measures")
        .forEach(
            measure -> {
              String name = ModelFields.text(measure, "name");
              String expression = expression(measure, name);
              modelOf.put(name, named);
              measures.put(
                  name,
                  new Computed(
                      ModelFields.aggregate(ModelFields.text(measure, "agg"), expression),
                      Set.of(table)));
            });
    ModelFields.parts(model, "dimensions")
        .forEach(dimension -> addDimension(dimension, own, table));
  }

  /** By what name conditions call the model's own rows. */
  private static String entity(JsonNode model) {
    String named = ModelFields.text(model, "primary_entity");
    return ModelFields.parts(model, "entities")
        .filter(each -> ModelFields.text(each, "type").equals("primary"))
        .map(each -> ModelFields.text(each, "name"))
        .findFirst()
        .orElse(named);
  }

  private static String table(JsonNode model) {
    String alias = ModelFields.text(model.path("node_relation"), "alias");
    Matcher ref = REF.matcher(ModelFields.text(model, "model"));
    if (!alias.isEmpty()) {
      return alias;
    }
    return ref.find() ? ref.group(1) : ModelFields.text(model, "name");
  }

  /** An expression is left out where it is the column of the same name. */
  private static String expression(JsonNode part, String name) {
    String written = ModelFields.text(part, "expr");
    return written.isEmpty() ? name : written;
  }

  /** Dimensions that are plain columns say no more than the column's description. */
  private void addDimension(JsonNode dimension, Model own, String table) {
    String name = ModelFields.text(dimension, "name");
    String expression = expression(dimension, name);
    if (expression.length() <= Term.LONGEST_SQL) {
      own.dimensions().put(name, expression);
      expressions.put(name, expression);
    }
    if (!expression.equalsIgnoreCase(name)) {
      terms.add(
          name,
          ModelFields.otherThan(name, ModelFields.text(dimension, "label")),
          ModelFields.text(dimension, "description"),
          expression,
          List.of(table));
    }
  }

  private void keep(JsonNode metric) {
    metrics.put(ModelFields.text(metric, "name"), metric);
  }

  private void addMetric(JsonNode metric) {
    String name = ModelFields.text(metric, "name");
    Computed computed = computed(name, 0);
    String meaning =
        Stream.concat(
                Stream.of(ModelFields.text(metric, "description")),
                filters(metric).stream().map(filter -> "only where " + plain(filter)))
            .filter(part -> !part.isBlank())
            .reduce((one, other) -> one.replaceAll("\\.$", "") + "; " + other)
            .orElse("");
    if (computed == null) {
      terms.leaveOut("the metric '%s'".formatted(name), meaning);
    }
    terms.add(
        name,
        ModelFields.otherThan(name, ModelFields.text(metric, "label")),
        meaning,
        computed == null ? "" : computed.sql(),
        computed == null ? List.of() : List.copyOf(computed.tables()));
  }

  /**
   * What a metric computes; null where that is no plain expression. Conditions of a simple metric
   * are of its own rows; those of others are of the rows of all their parts.
   */
  private @Nullable Computed computed(String metric, int depth) {
    JsonNode node = metrics.get(metric);
    if (node == null || depth > DEEPEST || (isFiltered(node) && !isSimple(node))) {
      return null;
    }
    JsonNode parameters = node.path("type_params");
    return switch (ModelFields.text(node, "type")) {
      case "ratio" -> ratio(parameters, depth);
      case "derived" -> derived(parameters, depth);
      case "simple", "" -> filtered(simple(parameters), node);
      default -> null;
    };
  }

  private @Nullable Computed simple(JsonNode parameters) {
    if (isFiltered(parameters.path("measure"))) {
      return null;
    }
    JsonNode own = parameters.path("metric_aggregation_params");
    if (own.isObject()) {
      return new Computed(
          ModelFields.aggregate(ModelFields.text(own, "agg"), ModelFields.text(parameters, "expr")),
          Set.of(ModelFields.text(own, "semantic_model")));
    }
    Computed measure = measures.get(name(parameters.path("measure")));
    return measure == null || measure.sql().isEmpty() ? null : measure;
  }

  /** The same of the rows that meet the conditions; null where no expression holds these. */
  private @Nullable Computed filtered(@Nullable Computed all, JsonNode metric) {
    if (all == null || !isFiltered(metric)) {
      return all;
    }
    Model own = models.get(model(metric.path("type_params")));
    List<String> filters = filters(metric);
    if (own == null
        || filters.isEmpty()
        || !filters.stream().allMatch(each -> isOfColumns(each, own))) {
      return null;
    }
    String sql =
        ModelFields.where(
            all.sql(),
            filters.stream().map(each -> written(DIMENSION, each, own.dimensions())).toList());
    return sql.length() > Term.LONGEST_SQL ? null : new Computed(sql, all.tables());
  }

  private String model(JsonNode parameters) {
    String own = ModelFields.text(parameters.path("metric_aggregation_params"), "semantic_model");
    return own.isEmpty() ? modelOf.getOrDefault(name(parameters.path("measure")), "") : own;
  }

  /** Metrics, times of a grain and what other models have are no columns of a model's rows. */
  private static boolean isOfColumns(String filter, Model own) {
    String rest =
        DIMENSION.matcher(filter).replaceAll(found -> isOf(own, found.group(1)) ? "" : "{");
    return filter.length() <= Term.LONGEST_SQL && !rest.contains("{");
  }

  private static boolean isOf(Model own, String path) {
    String name = lastName(path);
    return path.equals(own.entity() + "__" + name) && own.dimensions().containsKey(name);
  }

  private @Nullable Computed ratio(JsonNode parameters, int depth) {
    Computed above = part(parameters.path("numerator"), depth);
    Computed below = part(parameters.path("denominator"), depth);
    return above == null || below == null
        ? null
        : new Computed(
            "1.0 * %s / NULLIF(%s, 0)"
                .formatted(ModelFields.inParentheses(above.sql()), below.sql()),
            together(above.tables(), below.tables()));
  }

  private @Nullable Computed derived(JsonNode parameters, int depth) {
    String expression = ModelFields.text(parameters, "expr");
    Map<String, String> written = new LinkedHashMap<>();
    Set<String> tables = new LinkedHashSet<>();
    for (JsonNode each : ModelFields.parts(parameters, "metrics").toList()) {
      Computed part = part(each, depth);
      if (part == null) {
        return null;
      }
      String alias = ModelFields.text(each, "alias");
      written.put(alias.isEmpty() ? name(each) : alias, ModelFields.inParentheses(part.sql()));
      tables.addAll(part.tables());
    }
    if (expression.isEmpty() || expression.length() > Term.LONGEST_SQL) {
      return null;
    }
    String sql =
        NAME.matcher(expression)
            .replaceAll(
                name -> Matcher.quoteReplacement(written.getOrDefault(name.group(), name.group())));
    return sql.length() > Term.LONGEST_SQL ? null : new Computed(sql, tables);
  }

  /**
   * A metric's inputs are metrics; older files name measures. What is computed of other rows or
   * other days than the metric itself is no part of an expression.
   */
  private @Nullable Computed part(JsonNode input, int depth) {
    JsonNode metric = metrics.get(name(input));
    if (isFiltered(input)) {
      return null;
    }
    for (String offset : List.of("offset_window", "offset_to_grain")) {
      if (input.hasNonNull(offset)) {
        return null;
      }
    }
    Computed computed = computed(name(input), depth + 1);
    Computed measure = measures.get(name(input));
    if (computed != null) {
      return computed;
    }
    return metric != null || measure == null || measure.sql().isEmpty() ? null : measure;
  }

  private static boolean isFiltered(JsonNode part) {
    return part.hasNonNull("filter");
  }

  private static boolean isSimple(JsonNode metric) {
    String type = ModelFields.text(metric, "type");
    return type.isEmpty() || type.equals("simple");
  }

  private static String name(JsonNode input) {
    return input.isTextual() ? input.asText() : ModelFields.text(input, "name");
  }

  /** One text, a list of them, or where filters of a manifest. */
  private static List<String> filters(JsonNode metric) {
    JsonNode filter = metric.path("filter");
    return Stream.concat(
            ModelFields.texts(metric, "filter").stream(),
            ModelFields.parts(filter, "where_filters")
                .map(each -> ModelFields.text(each, "where_sql_template")))
        .filter(written -> !written.isBlank())
        .toList();
  }

  /** A condition for people; one that nobody would read to its end stays as it is. */
  private String plain(String template) {
    return template.length() > Term.LONGEST_SQL
        ? template
        : written(REFERENCE, template, expressions);
  }

  private static String written(
      Pattern references, String template, Map<String, String> expressions) {
    return references
        .matcher(template)
        .replaceAll(
            reference -> {
              String name = lastName(reference.group(1));
              return Matcher.quoteReplacement(
                  ModelFields.inParentheses(expressions.getOrDefault(name, name)));
            })
        .strip();
  }

  /** {@code is_food} of {@code order__is_food}. */
  private static String lastName(String path) {
    return path.substring(path.lastIndexOf("__") + (path.contains("__") ? 2 : 1));
  }

  private static Set<String> together(Set<String> one, Set<String> other) {
    Set<String> all = new LinkedHashSet<>(one);
    all.addAll(other);
    return all;
  }
}
