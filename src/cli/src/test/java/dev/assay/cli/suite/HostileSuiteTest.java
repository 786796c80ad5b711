package dev.assay.cli.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.assay.cli.UsageException;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.TableDefinition;
import dev.assay.table.Table;
import dev.assay.table.ValueType;
import dev.assay.workflow.HostileTexts;
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
    add("hostile", "t'\"; x", "it's \"x\"; {{ y }}");
  }

  private void add(String question, String name, String column) {
    Table rows =
        Table.ofValues(
            List.of("at", column),
            IntStream.range(0, CELLS.size())
                .mapToObj(at -> List.<@Nullable Object>of(at, CELLS.get(at)))
                .toList());
    TableDefinition table =
        new TableDefinition(
            name,
            List.of(
                new ColumnDefinition("at", "INTEGER", false),
                new ColumnDefinition(column, "TEXT", true)),
            List.of("at"),
            List.of(),
            null);
    new SuiteFolder(folder.resolve("suite"))
        .add(
            question,
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
            "SELECT at, %s AS cell FROM %s".formatted(quoted(column), quoted(name)),
            Map.of("data/t.csv", rows),
            Table.ofValues(List.of("at", "cell"), rows.rows()),
            null);
  }

  private static String quoted(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }

  private SuiteQuestion read() {
    return read("hostile");
  }

  private SuiteQuestion read(String name) {
    return new SuiteFolder(folder.resolve("suite"))
        .questions().stream()
            .filter(question -> question.name().equals(name))
            .findFirst()
            .orElseThrow();
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
  void dbtReadsItAsText() throws IOException {
    String column = "it's; {{ y }}";
    add("cells", "ports", column);
    ExportFolder out = ExportFolder.at(folder.resolve("out"));

    assertThat(new DbtFiles(out).write(List.of(read("cells")))).isEmpty();

    JsonNode dbt = new YAMLMapper().readTree(folder.resolve("out/assay_cells.yml").toFile());
    assertThat(rendered(cells(dbt.at("/unit_tests/0/expect/rows"), "cell"))).isEqualTo(CELLS);
    assertThat(rendered(cells(dbt.at("/unit_tests/0/given/0/rows"), column))).isEqualTo(CELLS);
    assertThat(RenderedJinja.of(dbt.at("/models/0/description").asText()))
        .isEqualTo(dbt.at("/unit_tests/0/description").asText())
        .isEqualTo(read().file().question());
    assertThat(RenderedJinja.sources(Files.readString(folder.resolve("out/assay_cells.sql"))))
        .isEqualTo(
            """
            with ports as (select * from db_31m.ports)
            SELECT at, "it's; {{ y }}" AS cell FROM "ports\"""");
  }

  private static List<String> rendered(List<String> cells) {
    return cells.stream().map(RenderedJinja::of).toList();
  }

  @Test
  void dbtIsGivenNoNamesThatItDoesNotEscape() {
    add("columns", "ports", "\"x\"");
    ExportFolder out = ExportFolder.at(folder.resolve("out"));

    assertThat(new DbtFiles(out).write(List.of(read("hostile"), read("columns"))))
        .containsExactly(
            Map.entry(
                "columns",
                "dbt writes names of columns without escaping quotes, and table 'ports' has '\"x\"'"),
            Map.entry(
                "hostile",
                "dbt's unit tests need names of tables of letters, digits and _, and 't'\"; x' is"
                    + " none"));
  }

  @Test
  void sqlMeshReadsItAsText() throws IOException {
    ExportFolder out = ExportFolder.at(folder.resolve("out"));

    assertThat(new SqlMeshFiles(out).write(List.of(read()))).isEmpty();

    String test = Files.readString(folder.resolve("out/tests/test_assay_hostile.yaml"));
    assertThat(
            cells(
                new YAMLMapper()
                    .readTree(RenderedJinja.of(test))
                    .at("/test_assay_hostile/outputs/query/rows"),
                "cell"))
        .isEqualTo(CELLS);
    assertThat(Files.readString(folder.resolve("out/models/assay_hostile.sql")).lines().toList())
        .element(4)
        .asString()
        .startsWith("  description '")
        .endsWith("'");
  }

  @Test
  void whatIsOutOfTheSuiteIsNotRead(@TempDir Path elsewhere) throws IOException {
    Path query = folder.resolve("suite/hostile/query.sql");
    Files.move(query, elsewhere.resolve("secret"));
    Files.createSymbolicLink(query, elsewhere.resolve("secret"));

    assertThatThrownBy(this::read)
        .isInstanceOf(UsageException.class)
        .hasMessage(
            "'%s' is not read: it is a link out of the folder: copy the file into it", query);
  }

  @Test
  void aFolderThatIsALinkOutOfTheSuiteIsNotRead(@TempDir Path elsewhere) throws IOException {
    Path data = folder.resolve("suite/hostile/data");
    Files.move(data, elsewhere.resolve("data"));
    Files.createSymbolicLink(data, elsewhere.resolve("data"));

    assertThatThrownBy(this::read)
        .isInstanceOf(UsageException.class)
        .hasMessageStartingWith("'%s/".formatted(data))
        .hasMessageEndingWith(
            "' is not read: it is a link out of the folder: copy the file into it");
  }

  @Test
  void aQuestionThatIsALinkOutOfTheSuiteIsNotRead(@TempDir Path elsewhere) throws IOException {
    Path question = folder.resolve("suite/hostile");
    Files.move(question, elsewhere.resolve("hostile"));
    Files.createSymbolicLink(question, elsewhere.resolve("hostile"));

    assertThatThrownBy(this::read)
        .isInstanceOf(UsageException.class)
        .hasMessage(
            "'%s' is not read: it is a link out of the folder: copy the file into it",
            question.resolve("question.yaml"));
  }

  @Test
  void whatNobodyReadsIsNoReasonToRefuse(@TempDir Path elsewhere) throws IOException {
    Path question = folder.resolve("suite/hostile");
    Files.createSymbolicLink(question.resolve(".#query.sql"), Path.of("me@here.1234"));
    Files.createSymbolicLink(question.resolve("notes"), elsewhere);

    read();
  }

  @Test
  void aPipeInTheSuiteIsNotWaitedFor() throws IOException, InterruptedException {
    Path expected = folder.resolve("suite/hostile/expected.csv");
    Files.delete(expected);
    new ProcessBuilder("mkfifo", expected.toString()).start().waitFor();

    assertThatThrownBy(this::read)
        .isInstanceOf(UsageException.class)
        .hasMessage(
            "'%s' is not read: it is a pipe or a device: save what comes out of it as a file",
            expected);
  }

  @Test
  void aQuestionOfAnySizeIsRefused() throws IOException {
    Path question = folder.resolve("suite/hostile/question.yaml");
    Files.writeString(question, "question: \"" + "x".repeat(1 << 20) + "\"");

    assertThatThrownBy(this::read)
        .isInstanceOf(UsageException.class)
        .hasMessage("'%s' is too large: give a question of at most 1,048,576 bytes", question);
  }

  private static List<String> cells(JsonNode rows, String column) {
    List<String> cells = new ArrayList<>();
    rows.forEach(row -> cells.add(row.path(column).asText()));
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
