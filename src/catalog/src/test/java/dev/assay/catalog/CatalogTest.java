package dev.assay.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import dev.assay.table.Table;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class CatalogTest {

  private static CatalogTable table(String name, String... columns) {
    List<ColumnDefinition> definitions =
        Arrays.stream(columns).map(column -> new ColumnDefinition(column, "TEXT", true)).toList();
    return new CatalogTable(
        new TableDefinition(name, definitions, List.of(), List.of()),
        0,
        Table.ofValues(List.of(columns), List.of()));
  }

  private static Catalog catalog(CatalogTable... tables) {
    return new Catalog("music", Dialect.SQLITE, List.of(tables));
  }

  @Test
  void tablesAreFoundInAnyCaseAndTheExactSpellingWins() {
    CatalogTable lower = table("singer", "a");
    CatalogTable upper = table("SINGER", "b");
    Catalog catalog = catalog(lower, upper);

    assertThat(catalog.table("SINGER")).contains(upper);
    assertThat(catalog.table("Singer")).contains(lower);
    assertThat(catalog.table("song")).isEmpty();
  }

  @Test
  void anUnknownTableIsNamedWithTheNearest() {
    Catalog catalog = catalog(table("singer"), table("song"), table("concert"));

    assertThat(catalog.unknownTable("Singers"))
        .isEqualTo("the database 'music' has no table 'Singers': nearest are 'singer'");
    assertThat(catalog.unknownTable("invoice"))
        .isEqualTo(
            "the database 'music' has no table 'invoice': it has 'singer', 'song', 'concert'");
  }

  @Test
  void anUnknownColumnIsNamedWithTheNearest() {
    CatalogTable singer = table("singer", "name", "names", "age", "country");

    assertThat(catalog(singer).unknownColumn(singer, "nam"))
        .isEqualTo("the table 'singer' has no column 'nam': nearest are 'name'");
    assertThat(catalog(singer).unknownColumn(singer, "birthday"))
        .isEqualTo("the table 'singer' has no column 'birthday': it has 'name', 'names', 'age', …");
  }
}
