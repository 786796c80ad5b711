package dev.assay.catalog.nested;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogNotes;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.CatalogText;
import dev.assay.catalog.ValueSharing;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class NestedTextTest {

  private static final List<NestedField> FOUND =
      List.of(
          field("number", "user", "id"),
          field("text", "user", "first name"),
          field("text", "items", "[]", "sku"),
          field("text", "tags", "[]"));

  @Test
  void fieldsStandBelowTheirColumnByTheObjectThatHoldsThem() {
    assertThat(ddl(Dialect.SQLITE, "TEXT", FOUND, ValueSharing.SAMPLES))
        .isEqualTo(
            """
            CREATE TABLE orders (
              payload TEXT
                -- payload.user: id number, "first name" text
                -- payload.items[]: sku text
                -- payload: tags[] text
                -- read: json_extract(payload, '$.user.id')
                -- read: FROM orders, json_each(orders.payload, '$.items') AS item, then item.value ->> '$.sku'
            );""");
  }

  @Test
  void fieldsThatATypeDeclaresStandInItsPlace() {
    assertThat(
            ddl(
                Dialect.SQLITE,
                "ARRAY<STRUCT<key STRING, value STRUCT<n INT64, s STRING>>>",
                List.of(),
                ValueSharing.NONE))
        .isEqualTo(
            """
            CREATE TABLE orders (
              payload ARRAY<STRUCT>
                -- payload[]: key STRING
                -- payload[].value: n INT64, s STRING
            );""");
  }

  @ParameterizedTest
  @EnumSource(
      value = ValueSharing.class,
      names = {"NONE", "LINKED"})
  void fieldsFoundInCellsAreShownOnlyWhereSamplesAreShared(ValueSharing sharing) {
    assertThat(ddl(Dialect.SQLITE, "TEXT", FOUND, sharing))
        .isEqualTo("CREATE TABLE orders (\n  payload TEXT\n);");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "POSTGRESQL | jsonb | payload -> 'user' ->> 'id' | FROM orders CROSS JOIN LATERAL jsonb_array_elements(payload -> 'items') AS item, then item ->> 'sku'",
        "POSTGRESQL | json | payload -> 'user' ->> 'id' | FROM orders CROSS JOIN LATERAL json_array_elements(payload -> 'items') AS item, then item ->> 'sku'",
        "POSTGRESQL | text | payload::jsonb -> 'user' ->> 'id' | FROM orders CROSS JOIN LATERAL jsonb_array_elements(payload::jsonb -> 'items') AS item, then item ->> 'sku'",
        "MYSQL | json | payload ->> '$.user.id' | FROM orders, JSON_TABLE(orders.payload, '$.items[*]' COLUMNS (field VARCHAR(1000) PATH '$.sku')) AS item, then item.field",
        "MARIADB | longtext | JSON_VALUE(payload, '$.user.id') | FROM orders, JSON_TABLE(orders.payload, '$.items[*]' COLUMNS (field VARCHAR(1000) PATH '$.sku')) AS item, then item.field",
        "BIGQUERY | JSON | JSON_VALUE(payload, '$.user.id') | FROM orders, UNNEST(JSON_QUERY_ARRAY(orders.payload, '$.items')) AS item, then JSON_VALUE(item, '$.sku')",
        "SNOWFLAKE | VARIANT | \"payload\":user.id::STRING | FROM \"orders\", LATERAL FLATTEN(INPUT => \"payload\":items) AS item, then item.value:sku::STRING",
        "SNOWFLAKE | VARCHAR | PARSE_JSON(\"payload\"):user.id::STRING | FROM \"orders\", LATERAL FLATTEN(INPUT => PARSE_JSON(\"payload\"):items) AS item, then item.value:sku::STRING",
        "BIGQUERY | STRUCT<user STRUCT<id INT64>, items ARRAY<STRUCT<sku STRING>>> | payload.user.id | FROM orders, UNNEST(orders.payload.items) AS item, then item.sku",
        "SNOWFLAKE | OBJECT(user OBJECT(id NUMBER), items ARRAY(OBJECT(sku VARCHAR))) | \"payload\":user.id::STRING | FROM \"orders\", LATERAL FLATTEN(INPUT => \"payload\":items) AS item, then item.value:sku::STRING"
      })
  void eachDialectIsShownItsOwnWayToReadThem(
      Dialect dialect, String type, String value, String rows) {
    assertThat(ddl(dialect, type, FOUND, ValueSharing.SAMPLES))
        .contains("-- read: " + value + "\n", "-- read: " + rows + "\n");
  }

  @Test
  void oddNamesAreQuotedInPathsAndStayOnTheirLine() {
    String ddl =
        ddl(
            Dialect.SQLITE,
            "TEXT",
            List.of(field("text", "it's\n);--", "b\"c")),
            ValueSharing.SAMPLES);

    assertThat(ddl.lines()).hasSize(5);
    assertThat(ddl)
        .contains("-- payload.\"it's\\n);--\": \"b\"\"c\" text")
        .contains("-- read: json_extract(payload, '$.\"it''s\\n);--\".\"b\\\"c\"')");
  }

  @Test
  void ofVeryManyFieldsTheFirstAreShownAndTheOthersCounted() {
    List<NestedField> many = new ArrayList<>();
    for (int each = 0; each < 100; each++) {
      many.add(field("text", "f" + each));
    }

    assertThat(ddl(Dialect.SQLITE, "TEXT", many, ValueSharing.SAMPLES))
        .contains("f59 text\n    -- and 40 more fields of payload\n")
        .doesNotContain("f60");
  }

  private static String ddl(
      Dialect dialect, String type, List<NestedField> fields, ValueSharing sharing) {
    CatalogTable table =
        new CatalogTable(
                new TableDefinition(
                    "orders",
                    List.of(new ColumnDefinition("payload", type, true)),
                    List.of(),
                    List.of()),
                1,
                Table.of(List.of(), List.of()))
            .withColumns(List.of(CatalogColumn.of("payload").holding(null, fields)));
    Catalog catalog = new Catalog("shop", dialect, List.of(table));
    return new CatalogText(catalog, catalog.frameNames(), CatalogNotes.NONE, sharing).ddl();
  }

  private static NestedField field(String type, String... path) {
    return new NestedField(List.of(path), type);
  }
}
