package dev.assay.catalog.descriptions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DescriptionYamlTest {

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void inTheFolder() {
    file = folder.resolve("shop.yaml");
  }

  private Descriptions read(String text) throws IOException {
    return DescriptionFiles.read(Files.writeString(file, text));
  }

  @Test
  void tablesColumnsValuesNotesAndKeysAreRead() throws IOException {
    Descriptions read =
        read(
            """
            tables:
              customers: Everybody who ever ordered.
              orders:
                description: One row per line.
                notes:
                  - Big orders have more than ten lines.
                columns:
                  state:
                    description: Where the order stands.
                    values: {P: paid, 1: shipped, yes: lost}
                  id: The number.
                foreign_keys:
                  - columns: customer_id
                    references: customers
                  - columns: [a, b]
                    references: others
                    referenced_columns: [x, y]
            """);

    assertThat(read.described())
        .extracting(
            Described::table,
            Described::column,
            each -> each.description().text(),
            each -> each.description().values())
        .containsExactly(
            tuple("customers", null, "Everybody who ever ordered.", ""),
            tuple("orders", null, "One row per line. Big orders have more than ten lines.", ""),
            tuple("orders", "state", "Where the order stands.", "P: paid, 1: shipped, yes: lost"),
            tuple("orders", "id", "The number.", ""));
    assertThat(read.keys())
        .containsExactly(
            new DescribedKey(
                "orders", List.of("customer_id"), "customers", List.of(), file + ":13"),
            new DescribedKey(
                "orders", List.of("a", "b"), "others", List.of("x", "y"), file + ":15"));
  }

  @Test
  void anEmptyFileSaysNothing() throws IOException {
    assertThat(read("")).isEqualTo(new Descriptions(List.of(), List.of(), List.of()));
    assertThat(read("# nothing yet\ntables: {}\n").described()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tabels: {}|1: the file has no field 'tabels': nearest are 'tables'",
        "tables: {o: {colums: {}}}|1: the table 'o' has no field 'colums': nearest are 'columns'",
        "tables: {o: {columns: {c: {value: x}}}}"
            + "|1: the column 'o.c' has no field 'value': nearest are 'values'",
        "tables: [o]|1: 'tables' must have names and values ('name: value')",
        "tables: {o: {}, o: {}}|1: 'tables' has 'o' twice",
        "tables: {o: {description: [a]}}|1: the description of the table 'o' must be text",
        "tables: {o: {foreign_keys: {}}}|1: 'foreign_keys' of the table 'o' must be a list ('- …')",
        "tables: {o: {foreign_keys: [{columns: a}]}}"
            + "|1: a foreign key of the table 'o' needs 'columns' and 'references'",
        "hello|1: the file must have names and values ('name: value')",
      })
  void whatCannotBeMeantIsRefusedWithItsLine(String text, String problem) {
    assertThatThrownBy(() -> read(text)).hasMessage(file + ":" + problem);
  }

  @Test
  void brokenYamlIsRefusedWithItsLine() {
    assertThatThrownBy(() -> read("tables:\n  orders: \"open\n"))
        .hasMessage(file + ":3: found unexpected end of stream");
  }

  @Test
  void aFewLinesThatStandForGigabytesAreRefused() {
    String bomb =
        "a0: &a0 [x, x]\n"
            + IntStream.range(1, 40)
                .mapToObj(
                    each -> "a%d: &a%d [*a%d, *a%d]".formatted(each, each, each - 1, each - 1))
                .collect(Collectors.joining("\n"));

    assertThatThrownBy(() -> read(bomb))
        .hasMessage(file + ":2: aliases ('*a0') are not read: write it out");
  }

  @Test
  void noObjectsAreMade() {
    assertThatThrownBy(() -> read("tables: {o: !!javax.script.ScriptEngineManager 'text'}"))
        .hasMessage(
            file
                + ":1: Global tag is not allowed: tag:yaml.org,2002:javax.script.ScriptEngineManager");
  }

  @Test
  void deepNestingAndOtherEncodingsAreRefused() throws IOException {
    assertThatThrownBy(() -> read("tables: " + "[".repeat(1_000) + "]".repeat(1_000)))
        .hasMessageStartingWith("'%s' is no YAML: ".formatted(file));
    Files.write(file, new byte[] {'t', (byte) 0xE9, ':', ' ', '1'});
    assertThatThrownBy(() -> DescriptionFiles.read(file))
        .hasMessage("'%s' is not UTF-8: save it as UTF-8".formatted(file));
  }
}
