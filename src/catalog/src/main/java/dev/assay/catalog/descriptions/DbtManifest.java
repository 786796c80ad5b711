package dev.assay.catalog.descriptions;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.assay.catalog.CatalogException;
import dev.assay.catalog.Description;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * dbt's {@code manifest.json}: the descriptions of models, seeds, snapshots, sources and their
 * columns; tests of the kind {@code relationships} are foreign keys. Read node by node, since
 * manifests of large projects have tens of megabytes.
 */
final class DbtManifest {

  private static final JsonMapper MAPPER = new JsonMapper();
  private static final long MOST_BYTES = 512L << 20;
  private static final Set<String> RELATIONS = Set.of("model", "seed", "snapshot", "source");

  /** {@code ref('orders')}, {@code source('shop', 'orders')}: the last argument is the table. */
  private static final Pattern REFERENCE =
      Pattern.compile("(?:ref|source)\\(\\s*(?:['\"][^'\"]*['\"]\\s*,\\s*)?['\"]([^'\"]+)['\"]");

  /** A test that says that the values of a column are among those of another. */
  private record Relationship(String table, String column, String other, String otherColumn) {}

  private final Path file;
  private final List<Described> described = new ArrayList<>();
  private final List<Relationship> relationships = new ArrayList<>();
  private final Map<String, String> tableNames = new HashMap<>();
  private final List<String> problems = new ArrayList<>();

  private DbtManifest(Path file) {
    this.file = file;
  }

  static Descriptions read(Path file) throws IOException {
    if (Files.size(file) > MOST_BYTES) {
      throw new CatalogException(
          "the manifest '%s' has more than %,d bytes".formatted(file, MOST_BYTES));
    }
    DbtManifest manifest = new DbtManifest(file);
    try (JsonParser parser = MAPPER.createParser(file.toFile())) {
      if (!manifest.readAll(parser)) {
        throw new CatalogException(
            "'%s' is no manifest of dbt: it has neither 'nodes' nor 'sources'".formatted(file));
      }
    } catch (JsonProcessingException broken) {
      throw new CatalogException(
          "'%s' is no manifest of dbt: %s".formatted(file, broken.getOriginalMessage()), broken);
    }
    return new Descriptions(manifest.described, manifest.keys(), manifest.problems);
  }

  private boolean readAll(JsonParser parser) throws IOException {
    boolean found = false;
    if (parser.nextToken() != JsonToken.START_OBJECT) {
      return false;
    }
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String name = parser.currentName();
      if (parser.nextToken() == JsonToken.START_OBJECT
          && (name.equals("nodes") || name.equals("sources"))) {
        found = true;
        readNodes(parser);
      } else {
        parser.skipChildren();
      }
    }
    return found;
  }

  private void readNodes(JsonParser parser) throws IOException {
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String id = parser.currentName();
      parser.nextToken();
      JsonNode node = MAPPER.readTree(parser);
      String kind = node.path("resource_type").asText("");
      if (RELATIONS.contains(kind)) {
        addTable(id, node);
      } else if (node.path("test_metadata").path("name").asText("").equals("relationships")) {
        addRelationship(id, node);
      }
    }
  }

  private void addTable(String id, JsonNode node) {
    String table = tableName(node);
    if (table.isEmpty()
        || node.path("config").path("materialized").asText("").equals("ephemeral")) {
      return;
    }
    tableNames.put(id, table);
    tableNames.put(node.path("name").asText(""), table);
    String where = "%s: %s".formatted(file, id);
    add(table, null, node.path("description").asText(""), where);
    for (JsonNode column : node.path("columns")) {
      add(table, column.path("name").asText(""), column.path("description").asText(""), where);
    }
  }

  /** What the table is called in the database: not always as in the project. */
  private static String tableName(JsonNode node) {
    for (String field : List.of("alias", "identifier", "name")) {
      if (!node.path(field).asText("").isBlank()) {
        return node.path(field).asText("").strip();
      }
    }
    return "";
  }

  private void add(String table, @Nullable String column, String text, String where) {
    Description description = new Description(DescriptionText.of(text), "", Description.Source.DBT);
    if (description.says()) {
      described.add(new Described(table, column, description, where));
    }
  }

  private void addRelationship(String id, JsonNode node) {
    JsonNode arguments = node.path("test_metadata").path("kwargs");
    String attached = node.path("attached_node").asText("");
    String table = attached.isEmpty() ? referenced(arguments.path("model").asText("")) : attached;
    String column = arguments.path("column_name").asText(node.path("column_name").asText(""));
    String other = referenced(arguments.path("to").asText(""));
    String otherColumn = arguments.path("field").asText("");
    if (table.isEmpty() || column.isEmpty() || other.isEmpty() || otherColumn.isEmpty()) {
      problems.add("%s: %s does not say which columns it relates".formatted(file, id));
    } else {
      relationships.add(new Relationship(table, column, other, otherColumn));
    }
  }

  private static String referenced(String text) {
    Matcher matcher = REFERENCE.matcher(text);
    return matcher.find() ? matcher.group(1) : "";
  }

  /** Tests may come before the tables that they are about. */
  private List<DescribedKey> keys() {
    return relationships.stream()
        .map(
            each ->
                new DescribedKey(
                    tableNames.getOrDefault(each.table(), each.table()),
                    List.of(each.column()),
                    tableNames.getOrDefault(each.other(), each.other()),
                    List.of(each.otherColumn()),
                    file.toString()))
        .toList();
  }
}
