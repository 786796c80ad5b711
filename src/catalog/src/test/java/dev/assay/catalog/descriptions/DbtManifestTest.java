package dev.assay.catalog.descriptions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DbtManifestTest {

  @TempDir Path folder;

  private Descriptions read(String text) throws IOException {
    return DescriptionFiles.read(Files.writeString(folder.resolve("manifest.json"), text));
  }

  @Test
  void modelsAndSourcesAreDescribedByTheirNamesInTheDatabase() throws IOException {
    Descriptions read =
        read(
            """
            {"metadata": {"dbt_version": "1.9.0"},
             "nodes": {
               "model.shop.orders": {"resource_type": "model", "name": "orders", "alias": "fct_orders",
                 "description": "Orders\\nthat were paid.",
                 "columns": {"state": {"name": "state", "description": "Where it stands."},
                             "id": {"name": "id", "description": ""}}},
               "model.shop.helper": {"resource_type": "model", "name": "helper",
                 "config": {"materialized": "ephemeral"}, "description": "Not in the database."},
               "operation.shop.hook": {"resource_type": "operation", "name": "hook", "description": "x"}},
             "sources": {
               "source.shop.raw.people": {"resource_type": "source", "name": "people",
                 "identifier": "customers", "description": null,
                 "columns": {"id": {"name": "id", "description": "Key."}}}}}
            """);

    assertThat(read.described())
        .extracting(Described::table, Described::column, each -> each.description().text())
        .containsExactly(
            tuple("fct_orders", null, "Orders that were paid."),
            tuple("fct_orders", "state", "Where it stands."),
            tuple("customers", "id", "Key."));
  }

  @Test
  void testsOfRelationshipsAreForeignKeys() throws IOException {
    Descriptions read =
        read(
            """
            {"nodes": {
               "test.shop.one": {"resource_type": "test", "attached_node": "model.shop.orders",
                 "column_name": "customer_id",
                 "test_metadata": {"name": "relationships", "kwargs": {"column_name": "customer_id",
                   "to": "ref('people')", "field": "id"}}},
               "test.shop.two": {"resource_type": "test", "attached_node": null,
                 "test_metadata": {"name": "relationships", "kwargs": {"column_name": "order_id",
                   "model": "{{ get_where_subquery(source('raw', 'lines')) }}",
                   "to": "ref('shop', 'orders')", "field": "id"}}},
               "test.shop.three": {"resource_type": "test",
                 "test_metadata": {"name": "relationships", "kwargs": {}}},
               "test.shop.four": {"resource_type": "test",
                 "test_metadata": {"name": "not_null", "kwargs": {"column_name": "id"}}},
               "model.shop.orders": {"resource_type": "model", "name": "orders"},
               "seed.shop.people": {"resource_type": "seed", "name": "people", "alias": "customers"}}}
            """);

    assertThat(read.keys())
        .extracting(DescribedKey::table, DescribedKey::columns, DescribedKey::referencedTable)
        .containsExactly(
            tuple("orders", List.of("customer_id"), "customers"),
            tuple("lines", List.of("order_id"), "orders"));
    assertThat(read.problems())
        .containsExactly(
            folder.resolve("manifest.json")
                + ": test.shop.three does not say which columns it relates");
  }

  @Test
  void whatIsNoManifestIsRefused() {
    Path file = folder.resolve("manifest.json");

    assertThatThrownBy(() -> read("{\"tables\": []}"))
        .hasMessage(
            "'%s' is no manifest of dbt: it has neither 'nodes' nor 'sources'".formatted(file));
    assertThatThrownBy(() -> read("[1, 2]"))
        .hasMessage(
            "'%s' is no manifest of dbt: it has neither 'nodes' nor 'sources'".formatted(file));
    assertThatThrownBy(() -> read("{\"nodes\": {"))
        .hasMessageStartingWith(
            "'%s' is no manifest of dbt: Unexpected end-of-input".formatted(file));
  }
}
