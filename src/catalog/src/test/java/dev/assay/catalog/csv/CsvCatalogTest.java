package dev.assay.catalog.csv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogException;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.KnownKey;
import dev.assay.catalog.ReadingListener;
import dev.assay.catalog.ReadingOptions;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.ForeignKey;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CsvCatalogTest {

  @TempDir Path folder;

  private final List<String> warnings = new ArrayList<>();
  private final List<String> values = new ArrayList<>();

  private Catalog read() {
    return new CsvCatalog(
            Dialect.SQLITE,
            ReadingOptions.FOR_CATALOGS,
            new ReadingListener() {
              @Override
              public void warned(String message) {
                warnings.add(message);
              }
            },
            (table, column, text) -> values.add(table + "." + column + "=" + text))
        .read(folder, "shop");
  }

  private void file(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  private static List<ColumnDefinition> columns(Catalog catalog, String table) {
    return catalog.table(table).orElseThrow().definition().columns();
  }

  @Test
  void aLinkOutOfTheFolderIsNotRead(@TempDir Path elsewhere) throws IOException {
    file("own.csv", "a\n1\n");
    Path secret = Files.writeString(elsewhere.resolve("secret.csv"), "secret\nyes\n");
    Files.createSymbolicLink(folder.resolve("linked.csv"), secret);

    assertThat(read().tables()).extracting(CatalogTable::name).containsExactly("own");
    assertThat(warnings)
        .containsExactly(
            "'linked.csv' is not read: it is a link out of the folder: copy the file into it");
  }

  @Test
  void columnsGetTheNarrowestTypeThatAllTheirValuesHave() throws IOException {
    file(
        "t.csv",
        """
        id,price,day,moment,zip,note,nothing
        1,2,2024-02-29,2024-02-29 10:00,007,"a, ""b\""",
        2,2.50,2024-03-01,2024-03-01,123,,
        """);

    assertThat(columns(read(), "t"))
        .containsExactly(
            new ColumnDefinition("id", "INTEGER", false),
            new ColumnDefinition("price", "REAL", false),
            new ColumnDefinition("day", "DATE", false),
            new ColumnDefinition("moment", "TIMESTAMP", false),
            new ColumnDefinition("zip", "TEXT", false),
            new ColumnDefinition("note", "TEXT", true),
            new ColumnDefinition("nothing", "TEXT", true));
    assertThat(values).containsExactly("t.zip=007", "t.note=a, \"b\"", "t.zip=123");
    assertThat(warnings).isEmpty();
  }

  @Test
  void aHeaderMayHaveAMarkSpacesGapsAndNamesTwice() throws IOException {
    file("t.csv", "\uFEFF id ;;Name;name\n1;2;3;4\n");

    assertThat(columns(read(), "t"))
        .extracting(ColumnDefinition::name)
        .containsExactly("id", "column_2", "Name", "name_2");
  }

  @Test
  void raggedRowsAreReadAsFarAsTheyGoAndCounted() throws IOException {
    file("t.csv", "a,b\n1,2\n3\n4,5,6\n7,8\n");

    CatalogTable table = read().table("t").orElseThrow();

    assertThat(table.rowCount()).isEqualTo(4);
    assertThat(columns(read(), "t").get(1)).isEqualTo(new ColumnDefinition("b", "INTEGER", true));
    assertThat(warnings)
        .first()
        .isEqualTo(
            "'t.csv' has 2 rows with more or fewer fields than its first row, the first in line 3:"
                + " what is missing is NULL, what is too much is left out");
  }

  @Test
  void filesOfOtherEncodingsAreRead() throws IOException {
    Files.write(folder.resolve("a.csv"), "x\nGröße\n".getBytes(Charset.forName("windows-1252")));
    Files.write(folder.resolve("b.csv"), "\uFEFFx\nGröße\n".getBytes(StandardCharsets.UTF_16LE));

    read();

    assertThat(values).containsExactly("a.x=Größe", "b.x=Größe");
  }

  @Test
  void keysAreInferredAcrossFiles() throws IOException {
    file("singer.csv", "id,name\n1,Ann\n2,Bob\n");
    file("song.csv", "title,singer_id\nx,1\ny,2\nz,\n");

    assertThat(read().table("song").orElseThrow().addedKeys())
        .containsExactly(
            new KnownKey(
                new ForeignKey(List.of("singer_id"), "singer", List.of("id")),
                KnownKey.Origin.INFERRED));
  }

  @Test
  void anEmptyFileIsNamedAndAFolderWithoutTablesRefused() throws IOException {
    file("t.csv", "");
    file("notes.txt", "a,b\n");

    assertThatThrownBy(this::read)
        .isInstanceOf(CatalogException.class)
        .hasMessage("the folder '%s' has no CSV file with columns", folder);
    assertThat(warnings).containsExactly("'t.csv' is empty and left out");
  }

  @Test
  void twoFilesOfOneNameAreRefused() throws IOException {
    file("t.csv", "a\n");
    file("T.tsv", "a\n");

    assertThatThrownBy(this::read)
        .isInstanceOf(CatalogException.class)
        .hasMessage("'T.tsv' and 't.csv' would be tables of one name: rename one of them");
  }
}
