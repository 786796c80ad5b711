package dev.assay.workflow.catalogs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.Cell;
import dev.assay.catalog.ColumnProfile;
import dev.assay.catalog.FrequentValue;
import dev.assay.catalog.KnownKey;
import dev.assay.catalog.values.ValueIndexBuilder;
import dev.assay.catalog.values.ValueIndexSummary;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.TableDefinition;
import dev.assay.table.Column;
import dev.assay.table.Table;
import dev.assay.table.ValueType;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.artifacts.Sha256;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CatalogCheckTest {

  private static final String VALUES = "catalogs/music/a.values";

  @TempDir Path folder;
  private final InMemoryStore store = new InMemoryStore();

  private List<String> problems(Catalog catalog) {
    return problems(catalog, null);
  }

  private List<String> problems(Catalog catalog, CatalogFile.@Nullable ValuesFile values) {
    return new CatalogCheck(store)
        .problems(
            new CatalogFiles.Found("catalogs/music/catalog.json", Songs.file(catalog, values)));
  }

  private static Catalog withSong(TableDefinition song) {
    return Songs.catalog(Songs.table(Songs.SINGER, 1), Songs.table(song, 1));
  }

  @Test
  void aCatalogThatMakesSenseHasNoProblems() {
    assertThat(problems(Songs.catalog())).isEmpty();
    assertThat(problems(Songs.namesProfiled(Songs.profile(100, 0.25, 75, true)))).isEmpty();
  }

  @Test
  void aCatalogOfNothingIsAProblem() {
    assertThat(problems(Songs.catalog(new CatalogTable[0]))).containsExactly("there are no tables");
  }

  @Test
  void namesMustDifferButMayDifferByCaseAlone() {
    TableDefinition upper =
        new TableDefinition("SINGER", Songs.SINGER.columns(), List.of(), List.of());
    TableDefinition twice = Songs.withColumns(Songs.SINGER, Songs.ID, Songs.NAME, Songs.NAME);

    assertThat(problems(Songs.catalog(Songs.table(Songs.SINGER, 1), Songs.table(upper, 1))))
        .isEmpty();
    assertThat(problems(Songs.catalog(Songs.table(Songs.SINGER, 1), Songs.table(twice, 1))))
        .containsExactly(
            "two tables are called 'singer'", "table 'singer' has two columns of one name");
  }

  @Test
  void aPrimaryKeyIsOfItsOwnColumns() {
    assertThat(
            problems(
                withSong(
                    new TableDefinition("song", Songs.SONG.columns(), List.of("id"), List.of()))))
        .containsExactly("table 'song' has a primary key of columns that it does not have: id");
  }

  @Test
  void foreignKeysLeadFromColumnsToColumns() {
    for (ForeignKey key :
        List.of(
            new ForeignKey(List.of("singer_id"), "gone", List.of("id")),
            new ForeignKey(List.of("singer_id"), "SINGER", List.of("id")),
            new ForeignKey(List.of("singer_id"), "singer", List.of("gone")),
            new ForeignKey(List.of("gone"), "singer", List.of("id")))) {
      String message =
          "table 'song' has a foreign key that leads nowhere: (%s) = %s (%s)"
              .formatted(
                  key.columns().getFirst(),
                  key.referencedTable(),
                  key.referencedColumns().getFirst());
      TableDefinition bare =
          new TableDefinition("song", Songs.SONG.columns(), List.of(), List.of());

      assertThat(
              problems(
                  withSong(
                      new TableDefinition("song", Songs.SONG.columns(), List.of(), List.of(key)))))
          .containsExactly(message);
      assertThat(
              problems(
                  Songs.catalog(
                      Songs.table(Songs.SINGER, 1),
                      Songs.table(bare, 1)
                          .withAddedKeys(List.of(new KnownKey(key, KnownKey.Origin.INFERRED))))))
          .containsExactly(message);
    }
  }

  @Test
  void sampleRowsAndTheirNumberMakeSense() {
    CatalogTable song =
        Songs.table(Songs.SONG, -5)
            .withSampleRows(
                Table.of(List.of(new Column("x", ValueType.TEXT)), List.of(List.of("a"))));

    assertThat(problems(Songs.catalog(Songs.table(Songs.SINGER, 1), song)))
        .containsExactly(
            "table 'song' has sample rows of other columns than its own",
            "table 'song' has -5 rows");
  }

  @Test
  void profilesArePossible() {
    for (ColumnProfile profile :
        List.of(
            Songs.profile(-1, 0, 0, true),
            Songs.profile(10, 1.5, 5, true),
            Songs.profile(10, Double.NaN, 5, true),
            Songs.profile(10, 0, 11, true),
            Songs.profile(10, 0, -1, true))) {
      assertThat(problems(Songs.namesProfiled(profile)))
          .containsExactly(
              "table 'singer' has a profile of column 'name' that cannot be: %d rows, %d distinct values, NULL share %s"
                  .formatted(profile.rowsRead(), profile.distinctCount(), profile.nullShare()));
    }
    ColumnProfile tooFrequent =
        new ColumnProfile(
            10, 0, 1, null, null, List.of(new FrequentValue(new Cell("a"), 11)), List.of(), true);
    assertThat(problems(Songs.namesProfiled(tooFrequent))).hasSize(1);
  }

  @Test
  void anIndexThatBelongsToTheCatalogIsWhole() throws IOException {
    assertThat(problems(Songs.catalog(), index("singer", "name"))).isEmpty();
  }

  @Test
  void anIndexThatIsGoneIsNamed() throws IOException {
    CatalogFile.ValuesFile values = index("singer", "name");
    store.delete(VALUES);

    assertThat(problems(Songs.catalog(), values))
        .containsExactly("the index of values catalogs/music/a.values is not there");
  }

  @Test
  void anIndexOfOtherContentIsNamed() throws IOException {
    CatalogFile.ValuesFile values = index("singer", "name");
    CatalogFile.ValuesFile other =
        new CatalogFile.ValuesFile(values.name(), 7, values.bytes(), "00");

    assertThat(problems(Songs.catalog(), other))
        .containsExactly(
            "the index of values catalogs/music/a.values is not the one that was built",
            "the index of values catalogs/music/a.values has 1 values, not 7");
  }

  @Test
  void anIndexOfColumnsThatTheCatalogLacksIsNamed() throws IOException {
    assertThat(problems(Songs.catalog(), index("singer", "voice")))
        .containsExactly(
            "the index of values catalogs/music/a.values has values of 'singer.voice', which is no"
                + " column");
  }

  @Test
  void whatIsNoIndexIsNamed() throws IOException {
    CatalogFile.ValuesFile values = index("singer", "name");
    store.write(VALUES, "no index".getBytes(StandardCharsets.UTF_8));

    assertThat(problems(Songs.catalog(), values))
        .containsExactly(
            "the index of values catalogs/music/a.values is not the one that was built",
            "the index of values catalogs/music/a.values cannot be opened: it is damaged, or of"
                + " another version");
  }

  /** An index of one value of that column, in the store. */
  private CatalogFile.ValuesFile index(String table, String column) throws IOException {
    Path file = folder.resolve("values");
    try (ValueIndexBuilder builder = ValueIndexBuilder.at(file)) {
      builder.add(table, column, "Ann");
      ValueIndexSummary summary = builder.finish();
      store.create(VALUES, Files.readAllBytes(file));
      return new CatalogFile.ValuesFile(
          "a.values", summary.values(), summary.bytes(), Sha256.hexOfFile(file));
    }
  }
}
