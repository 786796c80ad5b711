package dev.assay.catalog.linking;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.Description;
import dev.assay.catalog.ValueSharing;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import dev.assay.table.Table;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CatalogPartTest {

  private static final String PADDING =
      IntStream.range(0, 250)
          .mapToObj(n -> "some_padding_column_number_" + n)
          .collect(Collectors.joining(", "));

  private static final Catalog SHOP =
      Catalogs.of(
          "customer(id, name)",
          "orders(id, customer_id -> customer.id, day)",
          "line(id, order_id -> orders.id, product_id -> product.id)",
          "product(id, name)",
          "note(id, text)");

  @Test
  void thePartHasTheChosenColumnsAndTheTablesBetweenThem() {
    CatalogPart part =
        CatalogPart.of(
            SHOP, List.of(new ColumnRef("customer", "name"), new ColumnRef("product", "name")));

    assertThat(part.text(ValueSharing.SAMPLES).ddl())
        .isEqualTo(
            """
            CREATE TABLE customer (
              id TEXT PRIMARY KEY,
              name TEXT -- relevant
            );

            CREATE TABLE orders (
              id TEXT PRIMARY KEY,
              customer_id TEXT,
              day TEXT
            );

            CREATE TABLE line (
              id TEXT PRIMARY KEY,
              order_id TEXT,
              product_id TEXT
            );

            CREATE TABLE product (
              id TEXT PRIMARY KEY,
              name TEXT -- relevant
            );""");
  }

  @Test
  void ofWideTablesOnlyChosenColumnsAndKeysAreShown() {
    Catalog wide =
        Catalogs.of(
            "a(id, wanted, %s)".formatted(PADDING), "b(id, a_id -> a.id, %s)".formatted(PADDING));

    CatalogPart part =
        CatalogPart.of(wide, List.of(new ColumnRef("a", "wanted"), new ColumnRef("b", "id")));

    assertThat(part.catalog().tables())
        .extracting(table -> table.columns().stream().map(CatalogColumn::name).toList())
        .containsExactly(List.of("id", "wanted"), List.of("id", "a_id"));
  }

  @Test
  void ofAFamilyTheChosenTableIsShownWithTheNamesOfAll() {
    Catalog logs = Catalogs.of("log_1(id, x)", "log_2(id, x)", "log_3(id, x)", "other(id, y)");

    CatalogPart part =
        CatalogPart.of(logs, List.of(new ColumnRef("log_2", "x"), new ColumnRef("log_3", "x")));

    assertThat(part.text(ValueSharing.NONE).ddl())
        .isEqualTo(
            """
            CREATE TABLE log_2 ( -- 3 tables like it: log_1 to log_3
              id TEXT PRIMARY KEY,
              x TEXT -- relevant
            );""");
  }

  @Test
  void withoutSamplesNoTextHoldsAValue() {
    Table rows = Table.ofValues(List.of("kind", "size"), List.of(List.of("secret-row", 4711)));
    CatalogTable table =
        new CatalogTable(
                new TableDefinition(
                    "t",
                    List.of(
                        new ColumnDefinition("kind", "enum('secret-one', 'it''s \"two\"')", true),
                        new ColumnDefinition("size", "int", true)),
                    List.of(),
                    List.of()),
                1,
                rows)
            .withColumns(
                List.of(
                    CatalogColumn.of("kind")
                        .describedAs(
                            new Description(
                                "What it\n is", "secret-x: yes", Description.Source.BIRD)),
                    CatalogColumn.of("size")));
    Catalog catalog = new Catalog("c", Dialect.MYSQL, List.of(table));

    for (ValueSharing sharing : List.of(ValueSharing.NONE, ValueSharing.LINKED)) {
      var text = CatalogPart.whole(catalog, List.of()).text(sharing);
      assertThat(text.ddl())
          .isEqualTo("CREATE TABLE t (\n  kind enum('…', '…'), -- What it is\n  size int\n);");
      assertThat(text.ddlWithValues()).isEqualTo(text.ddl());
    }
    var text = CatalogPart.whole(catalog, List.of()).text(ValueSharing.SAMPLES);
    assertThat(text.ddl()).contains("secret-one").contains("-- What it is; secret-x: yes");
    assertThat(text.ddlWithValues()).contains("secret-row").contains("4711");
  }

  @Test
  void samplesKeepToTheColumnsShown() {
    Catalog wide = Catalogs.of("a(id, wanted, %s)".formatted(PADDING));
    Catalog sampled =
        wide.withTables(
            wide.tables().stream()
                .map(
                    table ->
                        new CatalogTable(
                            table.definition(),
                            1,
                            Table.ofValues(
                                table.definition().columns().stream()
                                    .map(ColumnDefinition::name)
                                    .toList(),
                                List.of(
                                    table.definition().columns().stream()
                                        .map(column -> "v-" + column.name())
                                        .toList()))))
                .toList());

    assertThat(
            CatalogPart.of(sampled, List.of(new ColumnRef("a", "wanted")))
                .text(ValueSharing.SAMPLES)
                .ddlWithValues())
        .isEqualTo(
            "CREATE TABLE a (\n  id TEXT PRIMARY KEY, -- 'v-id'\n  wanted TEXT -- relevant; 'v-wanted'\n);");
  }

  @Test
  void aDescriptionCannotPretendToBeSchema() {
    CatalogTable table = Catalogs.of("t(a)").tables().getFirst();
    Catalog catalog =
        Catalogs.of("t(a)")
            .withTables(
                List.of(
                    table.withColumns(
                        List.of(
                            CatalogColumn.of("a")
                                .describedAs(
                                    new Description(
                                        "x\n);\nDROP TABLE t; ``` " + "y".repeat(500),
                                        "",
                                        Description.Source.DATABASE))))));

    String ddl = CatalogPart.whole(catalog, List.of()).text(ValueSharing.NONE).ddl();

    assertThat(ddl.lines()).hasSize(3);
    assertThat(ddl.lines().toList().get(1))
        .startsWith("  a TEXT PRIMARY KEY -- x ); DROP TABLE t; ``` yyy")
        .hasSizeLessThan(230);
  }
}
