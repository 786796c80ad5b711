package dev.assay.cli.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.CatalogText;
import dev.assay.catalog.ValueSharing;
import dev.assay.catalog.linking.CatalogPart;
import dev.assay.catalog.linking.ColumnRanking;
import dev.assay.cli.UsageException;
import dev.assay.sql.ColumnDefinition;
import dev.assay.table.TableText;
import dev.assay.workflow.run.Json;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Tools that tell of the database, from its catalog. */
final class CatalogTools {

  private static final int DEFAULT_LIMIT = 20;

  private static final String SEARCH_SCHEMA =
      """
      {"type": "object", "additionalProperties": false, "required": ["words"], "properties": {
        "words": {"type": "string", "minLength": 1, "maxLength": 1000, "description": "What the columns are about, or a whole question."},
        "limit": {"type": "integer", "minimum": 1, "maximum": 200, "description": "How many columns at most, 20 when not given."}}}
      """;

  private static final String DESCRIBE_SCHEMA =
      """
      {"type": "object", "additionalProperties": false, "properties": {
        "tables": {"type": "array", "maxItems": 100, "items": {"type": "string", "minLength": 1}, "description": "Names of tables; all of them when not given."}}}
      """;

  private final AskedCatalogs catalogs;
  private final ValueSharing sharing;

  CatalogTools(AskedCatalogs catalogs, ValueSharing sharing) {
    this.catalogs = catalogs;
    this.sharing = sharing;
  }

  List<OfferedTool> tools() {
    return List.of(
        new OfferedTool(
            "search_catalog",
            "Search the catalog",
            "The columns of the database whose names and descriptions have most to do with some words,"
                + " the likeliest first.",
            SEARCH_SCHEMA,
            OfferedTool.Effect.LOOKS_ONLY,
            this::search),
        new OfferedTool(
            "describe_tables",
            "Describe tables",
            "Tables as CREATE TABLE statements with what is known of their columns, and their foreign"
                + " keys.",
            DESCRIBE_SCHEMA,
            OfferedTool.Effect.LOOKS_ONLY,
            this::describe));
  }

  private record Found(CatalogTable table, ColumnDefinition column, double score) {}

  private ObjectNode search(JsonNode arguments, Consumer<String> steps) {
    Catalog catalog = catalogs.find(OfferedTool.database(arguments));
    ColumnRanking ranking = new ColumnRanking(catalog, arguments.path("words").asText(), sharing);
    List<Found> found = new ArrayList<>();
    for (CatalogTable table : catalog.tables()) {
      for (ColumnDefinition column : table.definition().columns()) {
        found.add(new Found(table, column, ranking.column(table, column)));
      }
    }
    ObjectNode answer = Json.object().put("database", catalog.database());
    ArrayNode columns = answer.putArray("columns");
    found.stream()
        .filter(each -> each.score() > 0)
        .sorted(Comparator.comparingDouble(Found::score).reversed())
        .limit(arguments.path("limit").asInt(DEFAULT_LIMIT))
        .forEach(each -> columns.add(told(each)));
    return answer;
  }

  private static ObjectNode told(Found found) {
    ObjectNode json =
        Json.object()
            .put("table", found.table().name())
            .put("column", found.column().name())
            .put("type", found.column().typeName());
    found
        .table()
        .column(found.column().name())
        .map(known -> known.meaning().text())
        .filter(text -> !text.isBlank())
        .ifPresent(text -> json.put("description", TableText.oneLine(text)));
    return json;
  }

  private ObjectNode describe(JsonNode arguments, Consumer<String> steps) {
    Catalog catalog = catalogs.find(OfferedTool.database(arguments));
    List<CatalogTable> wanted = catalog.tables();
    if (arguments.has("tables")) {
      List<CatalogTable> named = new ArrayList<>();
      arguments.get("tables").forEach(name -> named.add(table(catalog, name.asText())));
      wanted = named.stream().distinct().toList();
    }
    CatalogText text = CatalogPart.whole(catalog.withTables(wanted), Set.of()).text(sharing);
    return Json.object()
        .put("database", catalog.database())
        .put("dialect", catalog.dialect().promptName())
        .put("ddl", text.ddl())
        .put("foreign_keys", text.foreignKeys());
  }

  private static CatalogTable table(Catalog catalog, String name) {
    return catalog.table(name).orElseThrow(() -> new UsageException(catalog.unknownTable(name)));
  }
}
