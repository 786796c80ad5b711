package dev.assay.cli.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.catalog.Catalog;
import dev.assay.cli.UsageException;
import dev.assay.cli.suite.SqlTest;
import dev.assay.table.Table;
import dev.assay.workflow.testdata.TestTables;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A test case that an agent has written. */
final class GivenTest {

  private GivenTest() {}

  /**
   * The test, with the tables of the database.
   *
   * @throws UsageException naming the table, column or row that does not fit
   */
  static SqlTest parse(Catalog catalog, JsonNode test) {
    Map<String, Table> tables = new TreeMap<>();
    test.path("tables")
        .properties()
        .forEach(
            each -> {
              if (catalog.table(each.getKey()).isEmpty()) {
                throw new UsageException("test: " + catalog.unknownTable(each.getKey()));
              }
              tables.put(each.getKey(), table("tables." + each.getKey(), each.getValue()));
            });
    try {
      return new SqlTest(
          TestTables.of(catalog, tables),
          table("expected", test.path("expected")),
          test.path("ordered").asBoolean(),
          List.of());
    } catch (IllegalArgumentException unfit) {
      throw new UsageException("test: " + unfit.getMessage(), unfit);
    }
  }

  private static Table table(String place, JsonNode json) {
    List<String> names = new ArrayList<>();
    json.path("columns").forEach(name -> names.add(name.asText()));
    List<List<@Nullable Object>> rows = new ArrayList<>();
    for (JsonNode row : json.path("rows")) {
      List<@Nullable Object> values = new ArrayList<>();
      row.forEach(value -> values.add(value(value)));
      rows.add(values);
    }
    try {
      return Table.ofValues(names, rows);
    } catch (IllegalArgumentException unfit) {
      throw new UsageException("test: %s: %s".formatted(place, unfit.getMessage()), unfit);
    }
  }

  private static @Nullable Object value(JsonNode value) {
    return switch (value.getNodeType()) {
      case BOOLEAN -> value.booleanValue();
      case NUMBER ->
          value.isIntegralNumber() ? value.bigIntegerValue() : (Object) value.doubleValue();
      case STRING -> value.textValue();
      default -> null;
    };
  }
}
