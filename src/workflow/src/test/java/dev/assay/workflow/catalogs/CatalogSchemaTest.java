package dev.assay.workflow.catalogs;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.catalog.KnownKey;
import dev.assay.sql.UniqueKey;
import dev.assay.table.Column;
import dev.assay.table.Table;
import dev.assay.table.ValueType;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The file and its documentation, {@code infra/schemas/catalog.schema.json}, have the same fields.
 */
class CatalogSchemaTest {

  private static final Path SCHEMA = Path.of("../../infra/schemas/catalog.schema.json");

  private final TreeSet<String> undocumented = new TreeSet<>();

  @Test
  void everyFieldThatIsWrittenIsInTheSchemaAndEveryOneOfTheSchemaIsWritten()
      throws IOException, JacksonException {
    JsonNode schema = Json.parse(Files.readAllBytes(SCHEMA));

    compare(Json.parse(CatalogFormat.bytes(everything())), schema, schema, "");

    assertThat(undocumented).isEmpty();
    assertThat(schema.at("/properties/version/const").intValue()).isEqualTo(CatalogFile.VERSION);
    assertThat(schema.at("/properties/format/const").textValue()).isEqualTo(CatalogFile.FORMAT);
  }

  /** A file in which nothing is empty that can be written. */
  private static CatalogFile everything() {
    return Songs.file(
        Songs.catalog(
            Songs.namesProfiled(Songs.profile(1, 0, 1, true))
                .tables()
                .getFirst()
                .withSampleRows(
                    Table.of(List.of(new Column("id", ValueType.INTEGER)), List.of(List.of(1L))))
                .withAddedKeys(List.of(new KnownKey(Songs.SUNG_BY, KnownKey.Origin.INFERRED))),
            Songs.table(
                Songs.SONG.unique(List.of(new UniqueKey(List.of("title", "singer_id")))), 1)),
        new CatalogFile.ValuesFile("a.values", 1, 1, "00"));
  }

  private void compare(JsonNode json, JsonNode place, JsonNode schema, String path) {
    JsonNode rules = resolved(place, schema);
    if (json.isArray()) {
      json.forEach(item -> compare(item, rules.path("items"), schema, path + "[]"));
    }
    JsonNode properties = rules.path("properties");
    if (!json.isObject() || path.endsWith("[][]")) {
      return;
    }
    json.properties()
        .forEach(
            field -> {
              String inner = path + "." + field.getKey();
              if (properties.has(field.getKey())) {
                compare(field.getValue(), properties.get(field.getKey()), schema, inner);
              } else {
                undocumented.add(inner);
              }
            });
    properties
        .fieldNames()
        .forEachRemaining(
            name -> {
              if (!json.has(name)) {
                undocumented.add(path + "." + name + " is never written");
              }
            });
  }

  /** Follows a reference; of a choice between null and something, takes that. */
  private static JsonNode resolved(JsonNode place, JsonNode schema) {
    if (place.has("$ref")) {
      return resolved(schema.at(place.get("$ref").textValue().substring(1)), schema);
    }
    for (JsonNode choice : place.path("anyOf")) {
      if (!"null".equals(choice.path("type").textValue())) {
        return resolved(choice, schema);
      }
    }
    return place;
  }
}
