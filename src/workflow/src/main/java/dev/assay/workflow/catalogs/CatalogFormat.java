package dev.assay.workflow.catalogs;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.catalog.Catalog;
import dev.assay.table.TableText;
import dev.assay.workflow.run.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads catalog files of this version and of older ones; refuses newer ones. */
public final class CatalogFormat {

  private CatalogFormat() {}

  /** The file as JSON in UTF-8. */
  public static byte[] bytes(CatalogFile file) {
    return Json.bytes(file);
  }

  /**
   * Reads a file. A catalog without an envelope, as runs keep it, is version 0: it is read, with
   * nothing known of when and from what it was built.
   *
   * @param shown how messages name it
   * @throws CatalogFileException when it is no catalog, damaged, or of a newer version
   */
  public static CatalogFile read(byte[] content, String shown) {
    try {
      JsonNode json = Json.parse(content);
      if (json.has("tables") && json.has("dialect") && !json.has("version")) {
        Catalog catalog = Json.parse(content, Catalog.class);
        return new CatalogFile(CatalogFile.FORMAT, 0, null, "", null, List.of(), catalog);
      }
      if (!CatalogFile.FORMAT.equals(json.path("format").textValue())) {
        throw new CatalogFileException(
            "%s is not a catalog: build one with 'assay catalog build'".formatted(shown));
      }
      requireKnown(json.path("version"), shown);
      CatalogFile file = Json.parse(content, CatalogFile.class);
      requireBeside(file.values(), shown);
      return file;
    } catch (JacksonException unreadable) {
      throw new CatalogFileException(
          "%s is damaged: %s; build it again with 'assay catalog build'"
              .formatted(shown, reason(unreadable)),
          unreadable);
    }
  }

  private static void requireKnown(JsonNode version, String shown) {
    if (!version.isInt() || version.intValue() < 1) {
      throw new CatalogFileException(
          "%s says no version of its format: build it again with 'assay catalog build'"
              .formatted(shown));
    }
    if (version.intValue() > CatalogFile.VERSION) {
      throw new CatalogFileException(
          "%s has version %d of the format, and this Assay reads up to %d: update Assay, or build the catalog again"
              .formatted(shown, version.intValue(), CatalogFile.VERSION));
    }
  }

  /**
   * A name that led to another folder, or to a catalog, would be opened and removed as an index.
   */
  private static void requireBeside(CatalogFile.@Nullable ValuesFile values, String shown) {
    if (values != null && !values.name().matches("[\\w=-]+\\.values")) {
      throw new CatalogFileException(
          "%s is damaged: '%s' is not the name of an index of values; build it again with 'assay catalog build'"
              .formatted(shown, TableText.oneLine(values.name())));
    }
  }

  private static String reason(JacksonException unreadable) {
    return unreadable.getOriginalMessage().lines().findFirst().orElse("no reason is known");
  }
}
