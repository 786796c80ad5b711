package dev.assay.catalog.descriptions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.Description;
import dev.assay.catalog.Description.Source;
import dev.assay.catalog.KnownKey;
import dev.assay.sql.ForeignKey;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DescribedCatalogTest {

  private static Descriptions says(
      String table, @Nullable String column, String text, String values, Source source) {
    return new Descriptions(
        List.of(new Described(table, column, new Description(text, values, source), "file:1")),
        List.of(),
        List.of());
  }

  private static DescribedCatalog keys(DescribedKey... keys) {
    return DescribedCatalog.of(
        Shop.catalog(), List.of(new Descriptions(List.of(), List.of(keys), List.of())));
  }

  private static CatalogTable orders(DescribedCatalog described) {
    return described.catalog().table("Orders").orElseThrow();
  }

  @Test
  void whatAUserHasWrittenWinsInWhateverOrderTheFilesAreGiven() {
    DescribedCatalog described =
        DescribedCatalog.of(
            Shop.catalog(),
            List.of(
                says("orders", "state", "of the user", "", Source.USER),
                says("ORDERS", "STATE", "of BIRD", "P: paid", Source.BIRD),
                says("orders", "state", "of dbt", "", Source.DBT),
                says("orders", null, "the table", "", Source.BIRD)));

    assertThat(described.problems()).isEmpty();
    assertThat(orders(described).description())
        .isEqualTo(new Description("the table", "", Source.BIRD));
    assertThat(orders(described).column("state").orElseThrow().description())
        .isEqualTo(new Description("of the user", "P: paid", Source.USER));
  }

  @Test
  void aColumnThatEndsInASpaceIsFound() {
    DescribedCatalog described =
        DescribedCatalog.of(
            Shop.catalog(), List.of(says("customers", "name", "Full name", "", Source.BIRD)));

    assertThat(described.problems()).isEmpty();
    assertThat(
            described
                .catalog()
                .table("customers")
                .orElseThrow()
                .column("Name ")
                .orElseThrow()
                .description()
                .text())
        .isEqualTo("Full name");
  }

  @Test
  void whatIsNotThereIsReportedOnceWithTheNearest() {
    DescribedCatalog described =
        DescribedCatalog.of(
            Shop.catalog(),
            List.of(
                says("order", "id", "x", "", Source.USER),
                says("order", "state", "x", "", Source.USER),
                says("orders", "stat", "x", "", Source.USER)));

    assertThat(described.catalog()).isEqualTo(Shop.catalog());
    assertThat(described.problems())
        .containsExactly(
            "file:1: the database 'shop' has no table 'order': nearest are 'Orders'",
            "file:1: the table 'Orders' has no column 'stat': nearest are 'state'");
  }

  @Test
  void aKeyIsAddedWithTheNamesOfTheDatabase() {
    DescribedCatalog described =
        keys(
            new DescribedKey("orders", List.of("CUSTOMER_ID"), "Customers", List.of(), "file:1"),
            new DescribedKey(
                "orders", List.of("customer_id"), "customers", List.of("id"), "file:2"));

    assertThat(described.problems()).isEmpty();
    assertThat(orders(described).addedKeys())
        .containsExactly(
            new KnownKey(
                new ForeignKey(List.of("customer_id"), "customers", List.of("id")),
                KnownKey.Origin.USER));
  }

  @Test
  void aKeyTakesThePlaceOfAGuessAboutTheSameColumns() {
    KnownKey guess =
        new KnownKey(
            new ForeignKey(List.of("customer_id"), "Orders", List.of("id")),
            KnownKey.Origin.INFERRED);
    Catalog guessed =
        Shop.catalog()
            .withTables(
                Shop.catalog().tables().stream()
                    .map(table -> table.withAddedKeys(List.of(guess)))
                    .toList());
    DescribedKey key =
        new DescribedKey("orders", List.of("customer_id"), "customers", List.of(), "file:1");

    DescribedCatalog described =
        DescribedCatalog.of(guessed, List.of(new Descriptions(List.of(), List.of(key), List.of())));

    assertThat(orders(described).addedKeys())
        .containsExactly(
            new KnownKey(
                new ForeignKey(List.of("customer_id"), "customers", List.of("id")),
                KnownKey.Origin.USER));
  }

  @Test
  void keysThatLeadNowhereAreReported() {
    DescribedCatalog described =
        keys(
            new DescribedKey("orders", List.of("custmer_id"), "customers", List.of(), "file:1"),
            new DescribedKey("orders", List.of("customer_id"), "custmers", List.of(), "file:2"),
            new DescribedKey("customers", List.of("id"), "orders", List.of(), "file:3"));

    assertThat(orders(described).addedKeys()).isEmpty();
    assertThat(described.problems())
        .containsExactly(
            "file:1: the table 'Orders' has no column 'custmer_id': nearest are 'customer_id'",
            "file:2: the database 'shop' has no table 'custmers': nearest are 'customers'",
            "file:3: the foreign key of 'customers' has 1 columns, and 2 of 'Orders' are referenced:"
                + " name as many in 'referenced_columns'");
  }
}
