package dev.assay.catalog.descriptions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.assay.catalog.CatalogException;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BirdDescriptionsTest {

  private static final String HEADER =
      "original_column_name,column_name,column_description,data_format,value_description\n";

  @TempDir Path folder;

  private void write(String name, String text, Charset charset) throws IOException {
    Files.write(folder.resolve(name), text.getBytes(charset));
  }

  private Descriptions read(String text) throws IOException {
    write("orders.csv", text, StandardCharsets.UTF_8);
    return DescriptionFiles.read(folder);
  }

  @Test
  void aRowDescribesAColumn() throws IOException {
    Descriptions read =
        read(
            HEADER
                + "state,order state,Where the order stands,text,\"P: paid\nS: shipped\"\n"
                + "A11,average salary,average salary,integer,\n"
                + "id,id,,integer,\n"
                + "n,number of lines,,integer,\n");

    assertThat(read.problems()).isEmpty();
    assertThat(read.described())
        .extracting(
            Described::table,
            Described::column,
            each -> each.description().text(),
            each -> each.description().values())
        .containsExactly(
            tuple("orders", "state", "order state: Where the order stands", "P: paid S: shipped"),
            tuple("orders", "A11", "average salary", ""),
            tuple("orders", "n", "number of lines", ""));
    assertThat(read.described().getFirst().where()).isEqualTo(folder.resolve("orders.csv") + ":2");
  }

  @Test
  void aMarkSpacesEmptyRowsAndMoreColumnsDoNoHarm() throws IOException {
    Descriptions read =
        read(
            "\uFEFF original_column_name , Column_Name,column_description,data_format,value_description,,note\n"
                + "\n,,,,\n"
                + " state  ,, The state ,text,,,something\n"
                + "short\n"
                + "many,,Many cells,text,v,w,x,y,z\n");

    assertThat(read.described())
        .extracting(Described::column, each -> each.description().text())
        .containsExactly(tuple("state", "The state"), tuple("many", "Many cells"));
  }

  @Test
  void filesOfOldWindowsProgramsAreRead() throws IOException {
    write(
        "orders.csv",
        HEADER + "prix,,Prix en €uros – été,real,\n",
        Charset.forName("windows-1252"));

    assertThat(DescriptionFiles.read(folder).described())
        .extracting(each -> each.description().text())
        .containsExactly("Prix en €uros – été");
  }

  @Test
  void strayQuotesSpoilNoOtherRow() throws IOException {
    Descriptions read =
        read(HEADER + "a,,\"quoted\" and more,text,\nb,,5\" disk,text,\nc,,\"never closed,text,\n");

    assertThat(read.described()).extracting(Described::column).containsExactly("a", "b", "c");
  }

  @Test
  void aFileWithoutTheHeaderIsReported() throws IOException {
    Descriptions read = read("a,b\n1,2\n");

    assertThat(read.described()).isEmpty();
    assertThat(read.problems())
        .containsExactly(
            folder.resolve("orders.csv")
                + ": the first row has no 'original_column_name', so nothing of it is used");
  }

  @Test
  void filesThatAreNoTablesAreLetBe() throws IOException {
    write("._orders.csv", "\u0000\u0001", StandardCharsets.UTF_8);
    write(".DS_Store", "\u0000", StandardCharsets.UTF_8);
    write("Orders.CSV", HEADER + "id,,The number,integer,\n", StandardCharsets.UTF_8);

    assertThat(DescriptionFiles.read(folder).described())
        .extracting(Described::table)
        .containsExactly("Orders");
  }

  @Test
  void longDescriptionsAreCut() throws IOException {
    Descriptions read = read(HEADER + "id,,%s,text,\n".formatted("word ".repeat(10_000)));

    assertThat(read.described().getFirst().description().text()).hasSize(2_000).endsWith("…");
  }

  @Test
  void aFolderWithoutTablesIsRefused() {
    assertThatThrownBy(() -> DescriptionFiles.read(folder))
        .isInstanceOf(CatalogException.class)
        .hasMessage(
            "the folder '%s' has no CSV file: give one with a file for each table"
                .formatted(folder));
  }

  @Test
  void anEnormousFileIsRefused() throws IOException {
    byte[] bytes = new byte[(4 << 20) + 1];
    Arrays.fill(bytes, (byte) 'x');
    Path file = Files.write(folder.resolve("orders.csv"), bytes);

    assertThatThrownBy(() -> DescriptionFiles.read(folder))
        .hasMessage("the description file '%s' has more than 4,194,304 bytes".formatted(file));
  }

  @Test
  void whatIsNoDescriptionFileIsRefused() throws IOException {
    Path text = Files.writeString(folder.resolve("notes.txt"), "hello");

    assertThatThrownBy(() -> DescriptionFiles.read(text))
        .hasMessage(
            "'%s' is no description file: give a folder of CSV files (BIRD), a manifest.json (dbt) or a .yaml file"
                .formatted(text));
    assertThatThrownBy(() -> DescriptionFiles.read(folder.resolve("absent.yaml")))
        .hasMessage("there is no description file '%s'".formatted(folder.resolve("absent.yaml")));
  }
}
