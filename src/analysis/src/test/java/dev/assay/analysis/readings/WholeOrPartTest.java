package dev.assay.analysis.readings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.Cell;
import dev.assay.catalog.ColumnProfile;
import dev.assay.catalog.Description;
import dev.assay.catalog.FrequentValue;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import dev.assay.table.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A value that a query looks for within texts, of a column that holds several with it. */
class WholeOrPartTest {

  @Test
  void aPartThatIsAWholeValueTooIsReadAsTheWhole() {
    assertThat(readings("SELECT COUNT(*) FROM trees WHERE kind LIKE '%oak%'", "Oak", "Holm Oak"))
        .containsExactly("SELECT COUNT(*) FROM trees WHERE kind LIKE 'Oak'");
  }

  @Test
  void aPartInTheDoubleQuotesOfSqliteIsReadSoToo() {
    assertThat(readings("SELECT COUNT(*) FROM trees WHERE kind LIKE \"%Oak%\"", "Oak", "Holm Oak"))
        .containsExactly("SELECT COUNT(*) FROM trees WHERE kind LIKE 'Oak'");
  }

  @Test
  void aPartThatOneValueAloneHoldsIsNoOtherReading() {
    assertThat(readings("SELECT COUNT(*) FROM trees WHERE kind LIKE '%oak%'", "Oak", "Elm"))
        .isEmpty();
  }

  @Test
  void aPartThatIsNoWholeValueIsNoOtherReading() {
    assertThat(
            readings("SELECT COUNT(*) FROM trees WHERE kind LIKE '%oak%'", "Red Oak", "Holm Oak"))
        .isEmpty();
  }

  @Test
  void aWholeValueThatOthersEndWithIsReadAsAPartOfThem() {
    assertThat(readings("SELECT COUNT(*) FROM trees WHERE kind = 'Oak'", "Oak", "Holm Oak"))
        .containsExactly("SELECT COUNT(*) FROM trees WHERE kind LIKE '%Oak%'");
    assertThat(readings("SELECT COUNT(*) FROM trees WHERE kind = \"Oak\"", "Oak", "Holm Oak"))
        .containsExactly("SELECT COUNT(*) FROM trees WHERE kind LIKE '%Oak%'");
  }

  @Test
  void aWholeValueThatOthersOnlyShareLettersWithIsNoOtherReading() {
    assertThat(readings("SELECT COUNT(*) FROM trees WHERE kind = 'Oak'", "Oak", "Oakwood", "Soak"))
        .isEmpty();
  }

  @Test
  void aNameThatTheQuestionGivesIsTheWhole() {
    String sql = "SELECT COUNT(*) FROM trees WHERE kind = 'Oak'";
    assertThat(new WrittenReadings(catalog("Oak", "Holm Oak"), "How many are named Oak?").of(sql))
        .isEmpty();
  }

  private static List<String> readings(String sql, String... values) {
    return new WrittenReadings(catalog(values), "How many?")
        .of(sql).stream().map(WrittenReading::sql).toList();
  }

  private static Catalog catalog(String... values) {
    List<FrequentValue> frequent =
        List.of(values).stream().map(value -> new FrequentValue(new Cell(value), 1)).toList();
    ColumnProfile profile =
        new ColumnProfile(
            values.length,
            0,
            values.length,
            frequent.getFirst().value(),
            frequent.getLast().value(),
            frequent,
            List.of(),
            true);
    TableDefinition trees =
        new TableDefinition(
            "trees", List.of(new ColumnDefinition("kind", "TEXT", true)), List.of(), List.of());
    return new Catalog(
        "wood",
        Dialect.SQLITE,
        List.of(
            new CatalogTable(trees, values.length, Table.of(List.of(), List.of()))
                .withColumns(
                    List.of(new CatalogColumn("kind", false, "", Description.NONE, profile)))));
  }
}
