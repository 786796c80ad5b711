package dev.assay.catalog.glossary;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import dev.assay.catalog.CatalogException;
import java.io.CharConversionException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.yaml.snakeyaml.LoaderOptions;

/**
 * Reads the terms that other tools define: dbt's metrics and semantic models, Snowflake's semantic
 * views, Cube's data models, or another glossary.
 */
public final class GlossaryImport {

  private static final JsonMapper MAPPER = new JsonMapper();
  private static final long MOST_BYTES = 512L << 20;
  private static final int MOST_BYTES_OF_YAML = 4 << 20;

  /** All that is read of a file; the rest of a manifest may have tens of megabytes. */
  private static final Set<String> FIELDS = Set.of("metrics", "semantic_models", "tables", "cubes");

  private static final String TERMS = "terms";

  private GlossaryImport() {}

  /**
   * Reads a file.
   *
   * @throws CatalogException if it cannot be read, or is none of these
   */
  public static ImportedTerms read(Path file) {
    JsonNode root;
    try {
      root = content(file);
    } catch (JsonProcessingException broken) {
      if (Stream.<Throwable>iterate(broken, Objects::nonNull, Throwable::getCause)
          .anyMatch(CharConversionException.class::isInstance)) {
        throw new CatalogException("'%s' is not UTF-8: save it as UTF-8".formatted(file), broken);
      }
      throw new CatalogException(
          "'%s' cannot be read: %s".formatted(file, broken.getOriginalMessage()), broken);
    } catch (IOException unreadable) {
      throw new CatalogException(
          "cannot read '%s': %s".formatted(file, unreadable.getMessage()), unreadable);
    }
    if (root.has(TERMS)) {
      return new ImportedTerms(GlossaryYaml.SOURCE, GlossaryYaml.read(file).terms(), List.of());
    }
    if (SnowflakeSemanticView.isIn(root)) {
      return SnowflakeSemanticView.read(root);
    }
    if (CubeModel.isIn(root)) {
      return CubeModel.read(root);
    }
    if (DbtMetrics.isIn(root)) {
      return DbtMetrics.read(root);
    }
    throw new CatalogException(
        ("'%s' defines no terms: give dbt's manifest.json or semantic_manifest.json, the YAML of a"
                + " semantic view of Snowflake or of Cube, or a glossary")
            .formatted(file));
  }

  private static ObjectNode content(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new CatalogException("there is no file '%s'".formatted(file));
    }
    boolean json = file.toString().toLowerCase(Locale.ROOT).endsWith(".json");
    if (Files.size(file) > (json ? MOST_BYTES : MOST_BYTES_OF_YAML)) {
      throw new CatalogException(
          "'%s' has more than %,d bytes".formatted(file, json ? MOST_BYTES : MOST_BYTES_OF_YAML));
    }
    ObjectNode content = MAPPER.createObjectNode();
    try (JsonParser parser = (json ? new JsonFactory() : yaml()).createParser(file.toFile())) {
      parser.setCodec(MAPPER);
      if (parser.nextToken() == JsonToken.START_OBJECT) {
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
          String field = parser.currentName();
          parser.nextToken();
          if (field.equals(TERMS)) {
            return content.putNull(TERMS); // a glossary, which has a reader of its own
          }
          if (FIELDS.contains(field)) {
            content.set(field, MAPPER.readTree(parser));
          } else {
            parser.skipChildren();
          }
        }
      }
    }
    return content;
  }

  private static YAMLFactory yaml() {
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(MOST_BYTES_OF_YAML);
    options.setNestingDepthLimit(50);
    return YAMLFactory.builder().loaderOptions(options).build();
  }
}
