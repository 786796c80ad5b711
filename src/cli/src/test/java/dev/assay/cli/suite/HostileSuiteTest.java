package dev.assay.cli.suite;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.assay.cli.HostileTexts;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.TableDefinition;
import dev.assay.table.Table;
import dev.assay.table.ValueType;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;

/**
 * What is hostile in a suite's questions and cells is in its files, and those of others, as text.
 */
class HostileSuiteTest {

  private static final String ASKED = String.join(" | ", HostileTexts.ALL.subList(0, 34));

  @TempDir Path folder;

  /** NUL and lone surrogates are in no text that SQLite or UTF-8 keeps. */
  private static final List<String> CELLS =
      HostileTexts.ALL.stream()
          .filter(text -> !text.contains("\0") && !text.contains("lone"))
          .toList();

  @BeforeEach
  void thereIsAQuestion() {
    Table rows =
        Table.ofValues(
            List.of("at", "it's \"x\"; {{ y }}"),
            IntStream.range(0, CELLS.size())
                .mapToObj(at -> List.<@Nullable Object>of(at, CELLS.get(at)))
                .toList());
    TableDefinition table =
        new TableDefinition(
            "t'\"; x",
            List.of(
                new ColumnDefinition("at", "INTEGER", false),
                new ColumnDefinition("it's \"x\"; {{ y }}", "TEXT", true)),
            List.of("at"),
            List.of(),
            null);
    new SuiteFolder(folder.resolve("suite"))
        .add(
            "hostile",
            new QuestionFile(
                ASKED,
                ASKED,
                "</db>\u001b[31m",
                "sqlite",
                null,
                false,
                List.of(),
                null,
                null,
                List.of(
                    QuestionFile.TableFile.of(
                        table, "data/t.csv", List.of(ValueType.INTEGER, ValueType.TEXT))),
                null),
            "SELECT at, \"it's \"\"x\"\"; {{ y }}\" AS cell FROM \"t'\"\"; x\"",
            Map.of("data/t.csv", rows),
            Table.ofValues(List.of("at", "cell"), rows.rows()),
            null);
  }

  private SuiteQuestion read() {
    return new SuiteFolder(folder.resolve("suite")).questions().getFirst();
  }

  @Test
  void itIsReadAsItWasWritten() {
    SuiteQuestion question = read();

    assertThat(question.file().evidence()).isEqualTo(question.file().question());
    assertThat(question.file().question())
        .isEqualTo(new String(ASKED.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8));
    assertThat(question.test().tables().getFirst().rows().values(1))
        .isEqualTo(new ArrayList<>(CELLS));
    assertThat(question.run().problems()).isEmpty();
  }

  @Test
  void dbtAndSqlMeshReadItAsText() throws IOException {
    ExportFolder out = ExportFolder.at(folder.resolve("out"));

    assertThat(new DbtFiles(out).write(List.of(read()))).isEmpty();
    assertThat(new SqlMeshFiles(out).write(List.of(read()))).isEmpty();

    JsonNode dbt = new YAMLMapper().readTree(folder.resolve("out/assay_hostile.yml").toFile());
    assertThat(cells(dbt.at("/unit_tests/0/expect/rows"))).isEqualTo(CELLS);
    Path test = folder.resolve("out/tests/test_assay_hostile.yaml");
    String rendered = Files.readString(test).replaceAll("\\{\\{ '(\\{[{%#])' }}", "$1");
    assertThat(Files.readString(test).replaceAll("\\{\\{ '\\{[{%#]' }}", ""))
        .doesNotContain("{{", "{%", "{#");
    assertThat(
            cells(new YAMLMapper().readTree(rendered).at("/test_assay_hostile/outputs/query/rows")))
        .isEqualTo(CELLS);
    assertThat(Files.readString(folder.resolve("out/models/assay_hostile.sql")).lines().toList())
        .element(4)
        .asString()
        .startsWith("  description '")
        .endsWith("'");
  }

  private static List<String> cells(JsonNode rows) {
    List<String> cells = new ArrayList<>();
    rows.forEach(row -> cells.add(row.path("cell").asText()));
    return cells;
  }

  @Test
  void aReportOfJUnitIsXml() throws Exception {
    SuiteQuestion question = read();
    SuiteQuestion named =
        new SuiteQuestion(
            "na\u0001me \ufffe <x> \ud83d", question.file(), question.sql(), question.test(), null);
    SqlTest.Outcome failed =
        new SqlTest.Outcome(
            HostileTexts.ALL.stream().map(text -> "missing row " + text).toList(), null);

    String xml = JUnitReport.of(List.of(new SuiteResult(named, failed, 3)));

    Document read =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
    assertThat(read.getElementsByTagName("failure").item(0).getTextContent())
        .contains("<script>document.title='owned'</script>", "]]>", "\\u0000", "\\ufffe");
    assertThat(HostileTexts.holdsWhatSteers(xml)).isFalse();
  }
}
