package dev.assay.workflow.catalogs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.Description;
import dev.assay.catalog.KnownKey;
import dev.assay.catalog.TableKind;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.TableDefinition;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CatalogDiffTest {

  private static List<CatalogChange> changes(Catalog before, Catalog after) {
    return new CatalogDiff(0.1).between(before, after);
  }

  private static CatalogChange change(String where, String what, String before, String after) {
    return new CatalogChange(where, what, before, after);
  }

  private static Catalog withSong(TableDefinition song) {
    return Songs.catalog(Songs.table(Songs.SINGER, 100), Songs.table(song, 1_000));
  }

  @Test
  void aCatalogDoesNotDifferFromItself() {
    assertThat(changes(Songs.catalog(), Songs.catalog())).isEmpty();
  }

  @Test
  void tablesThatAreGoneAndNewOnesAreNamedByTheirKind() {
    CatalogTable view =
        new CatalogTable(
            Songs.SONG,
            1,
            false,
            Songs.table(Songs.SONG, 1).sampleRows(),
            TableKind.VIEW,
            "",
            Description.NONE,
            Songs.table(Songs.SONG, 1).columns(),
            List.of());

    assertThat(changes(Songs.catalog(Songs.table(Songs.SINGER, 100)), Songs.catalog(view)))
        .containsExactly(
            change("singer", "table", "there", ""), change("song", "view", "", "there"));
    assertThat(changes(Songs.catalog(Songs.table(Songs.SONG, 1)), Songs.catalog(view)))
        .containsExactly(change("song", "kind", "table", "view"));
  }

  @Test
  void aTableInOtherLettersIsAnotherTable() {
    TableDefinition upper =
        new TableDefinition("SINGER", Songs.SINGER.columns(), List.of("id"), List.of());

    assertThat(
            changes(
                Songs.catalog(Songs.table(Songs.SINGER, 1)), Songs.catalog(Songs.table(upper, 1))))
        .containsExactly(
            change("singer", "table", "there", ""), change("SINGER", "table", "", "there"));
  }

  @Test
  void columnsThatAreGoneNewOrDeclaredOtherwiseAreNamed() {
    ColumnDefinition title = new ColumnDefinition("title", "VARCHAR(20)", false);
    ColumnDefinition year = new ColumnDefinition("year", "INTEGER", true);

    assertThat(
            changes(
                withSong(new TableDefinition("song", Songs.SONG.columns(), List.of(), List.of())),
                withSong(new TableDefinition("song", List.of(year, title), List.of(), List.of()))))
        .containsExactly(
            change("song.title", "type", "TEXT", "VARCHAR(20)"),
            change("song.title", "nullable", "true", "false"),
            change("song.singer_id", "column", "there", ""),
            change("song.year", "column", "", "there"));
  }

  @Test
  void theOrderOfColumnsIsNoChange() {
    assertThat(
            changes(
                Songs.catalog(),
                withSong(
                    Songs.withColumns(
                        Songs.SONG, Songs.SONG.columns().get(1), Songs.SONG.columns().get(0)))))
        .isEmpty();
  }

  @Test
  void commentsAndGeneratedColumnsAreCompared() {
    assertThat(
            changes(
                Songs.catalog(),
                Songs.singers(
                    CatalogColumn.of("id"),
                    new CatalogColumn("name", true, "full", Description.NONE, null))))
        .containsExactly(
            change("singer.name", "generated", "false", "true"),
            change("singer.name", "comment", "", "full"));
  }

  @Test
  void keysAreCompared() {
    TableDefinition keyed =
        new TableDefinition("song", Songs.SONG.columns(), List.of("title"), List.of());

    assertThat(changes(Songs.catalog(), withSong(keyed)))
        .containsExactly(
            change("song", "primary key", "", "title"),
            change("song", "foreign key", "(singer_id) = singer (id)", ""));
    assertThat(changes(withSong(keyed), Songs.catalog()))
        .containsExactly(
            change("song", "primary key", "title", ""),
            change("song", "foreign key", "", "(singer_id) = singer (id)"));
  }

  @Test
  void whatIsInferredOrDescribedIsNoChangeOfTheDatabase() {
    TableDefinition bare = new TableDefinition("song", Songs.SONG.columns(), List.of(), List.of());
    CatalogTable guessed =
        Songs.table(bare, 1_000)
            .withAddedKeys(List.of(new KnownKey(Songs.SUNG_BY, KnownKey.Origin.INFERRED)))
            .describedAs(new Description("songs", "", Description.Source.USER));

    assertThat(changes(withSong(bare), Songs.catalog(Songs.table(Songs.SINGER, 100), guessed)))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "100, 100, no",
    "100, 110, no",
    "100, 112, yes",
    "0, 1, yes",
    "-1, 5, no",
    "5, -1, no"
  })
  void numbersOfRowsMayDifferByATenthAndUnknownOnesAreNotCompared(
      long before, long after, String told) {
    List<CatalogChange> changes =
        changes(
            Songs.catalog(Songs.table(Songs.SINGER, before)),
            Songs.catalog(Songs.table(Songs.SINGER, after)));

    if (told.equals("yes")) {
      assertThat(changes).containsExactly(change("singer", "rows", "" + before, "" + after));
    } else {
      assertThat(changes).isEmpty();
    }
  }

  @Test
  void profilesAreComparedBeyondTheThreshold() {
    assertThat(
            changes(
                Songs.namesProfiled(Songs.profile(2_000, 0.1, 1_000, true)),
                Songs.namesProfiled(Songs.profile(2_000, 0.5, 1_500, true))))
        .containsExactly(
            change("singer.name", "share of NULL", "10.0%", "50.0%"),
            change("singer.name", "distinct values", "1,000", "1,500"));
    assertThat(
            changes(
                Songs.namesProfiled(Songs.profile(2_000, 0.1, 1_000, true)),
                Songs.namesProfiled(Songs.profile(2_000, 0.15, 1_050, true))))
        .isEmpty();
  }

  @Test
  void samplesOfDifferentSizesSayNothingOfDistinctValues() {
    assertThat(
            changes(
                Songs.namesProfiled(Songs.profile(500, 0, 400, false)),
                Songs.namesProfiled(Songs.profile(1_000, 0, 700, false))))
        .isEmpty();
  }

  @Test
  void aProfileThatIsNotThereIsNotCompared() {
    assertThat(changes(Songs.catalog(), Songs.namesProfiled(Songs.profile(100, 0.9, 1, true))))
        .isEmpty();
  }
}
