package dev.assay.workflow.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JacksonException;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.Cell;
import dev.assay.catalog.ColumnProfile;
import dev.assay.catalog.ColumnValues;
import dev.assay.catalog.Description;
import dev.assay.catalog.FrequentValue;
import dev.assay.catalog.KnownKey;
import dev.assay.catalog.TableKind;
import dev.assay.catalog.nested.NestedField;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.UniqueKey;
import dev.assay.table.Binary;
import dev.assay.table.Table;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

class CatalogJsonTest {

  private static final TableDefinition SONG =
      new TableDefinition(
          "song", List.of(new ColumnDefinition("singer", "INT", true)), List.of(), List.of());

  @Test
  void uniqueKeysSurviveAsJson() throws JacksonException {
    TableDefinition keyed = SONG.unique(List.of(new UniqueKey(List.of("singer"), true)));
    Catalog catalog =
        new Catalog(
            "music",
            Dialect.SQLITE,
            List.of(new CatalogTable(keyed, 1, Table.of(List.of(), List.of()))));

    assertThat(Json.parse(Json.bytes(catalog), Catalog.class)).isEqualTo(catalog);
  }

  @Test
  void whatIsKnownOfATableSurvivesAsJson() throws JacksonException {
    ColumnProfile profile =
        new ColumnProfile(
            7,
            0.5,
            3,
            new Cell(LocalDate.of(2024, 2, 29)),
            new Cell(new BigDecimal("1.10")),
            List.of(new FrequentValue(new Cell("Ferry "), 2)),
            List.of(new Cell(4L), new Cell(new Binary("00ff")), new Cell(true)),
            false);
    CatalogTable table =
        new CatalogTable(
            SONG,
            12,
            true,
            Table.ofValues(List.of("singer"), List.of(List.of(3L))),
            TableKind.VIEW,
            "songs sung",
            new Description("what was sung", "", Description.Source.USER),
            List.of(
                new CatalogColumn(
                    "singer",
                    true,
                    "who sang",
                    new Description("who", "1: Ann", Description.Source.BIRD),
                    profile,
                    List.of(new NestedField(List.of("tags", "[]"), "text")),
                    new ColumnValues(
                        List.of(new Cell("x"), new Cell(2L)),
                        true,
                        List.of("dates as 'YYYY-MM-DD'"),
                        "some text with a trailing space"))),
            List.of(
                new KnownKey(
                    new ForeignKey(List.of("singer"), "singer", List.of("id")),
                    KnownKey.Origin.INFERRED)));
    Catalog catalog = new Catalog("music", Dialect.SQLITE, List.of(table));

    assertThat(Json.parse(Json.bytes(catalog), Catalog.class)).isEqualTo(catalog);
  }

  @Test
  void aCatalogOfAnOlderRunIsReadWithNothingKnownBeyondItsDefinitions() throws JacksonException {
    String older =
        """
        {"database": "music", "dialect": "SQLITE", "tables": [{
          "definition": {"name": "song", "primaryKey": [], "foreignKeys": [],
            "columns": [{"name": "singer", "declaredType": "INT", "nullable": true}]},
          "rowCount": 12, "sampleRows": {"columns": [], "rows": []}}]}
        """;

    assertThat(Json.parse(older.getBytes(StandardCharsets.UTF_8), Catalog.class).tables())
        .containsExactly(new CatalogTable(SONG, 12, Table.of(List.of(), List.of())));
  }

  @Test
  void aValueThatIsMissingIsRefused() {
    assertThatThrownBy(
            () -> Json.parse("{\"odd\": \"1\"}".getBytes(StandardCharsets.UTF_8), Cell.class))
        .isInstanceOf(JacksonException.class)
        .hasMessageStartingWith("not a value: a cell of type odd");
  }
}
