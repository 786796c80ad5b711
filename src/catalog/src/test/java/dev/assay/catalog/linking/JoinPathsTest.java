package dev.assay.catalog.linking;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.KnownKey;
import dev.assay.sql.ForeignKey;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class JoinPathsTest {

  private static final Catalog SHOP =
      Catalogs.of(
          "customer(id, name)",
          "orders(id, customer_id -> customer.id)",
          "line(id, order_id -> orders.id, product_id -> product.id)",
          "product(id, name, maker_id -> maker.id)",
          "maker(id, parent_id -> maker.id, best_id -> product.id)",
          "note(id, text)");

  @Test
  void theTablesBetweenAreFoundAlongKeysInEitherDirection() {
    assertThat(new JoinPaths(SHOP).between(List.of("customer", "product")))
        .containsExactlyInAnyOrder("customer", "orders", "line", "product");
  }

  @Test
  void cyclesAndReferencesToItselfDoNotMatter() {
    assertThat(new JoinPaths(SHOP).between(List.of("maker", "line")))
        .containsExactlyInAnyOrder("maker", "product", "line");
  }

  @Test
  void aTableThatNoPathLeadsToStandsByItself() {
    assertThat(new JoinPaths(SHOP).between(List.of("customer", "note", "orders")))
        .containsExactlyInAnyOrder("customer", "note", "orders");
  }

  @Test
  void inferredKeysJoinToo() {
    CatalogTable note = SHOP.table("note").orElseThrow();
    KnownKey inferred =
        new KnownKey(
            new ForeignKey(List.of("text"), "maker", List.of("id")), KnownKey.Origin.INFERRED);
    Catalog known =
        SHOP.withTables(
            SHOP.tables().stream()
                .map(table -> table == note ? note.withAddedKeys(List.of(inferred)) : table)
                .toList());

    assertThat(new JoinPaths(known).between(List.of("note", "product")))
        .containsExactlyInAnyOrder("note", "maker", "product");
  }

  @Property(tries = 100)
  void whatIsChosenIsAlwaysThere(@ForAll @Size(max = 6) List<@IntRange(max = 5) Integer> picked) {
    List<String> chosen = picked.stream().map(at -> SHOP.tables().get(at).name()).toList();

    assertThat(new JoinPaths(SHOP).between(chosen)).containsAll(chosen);
  }
}
