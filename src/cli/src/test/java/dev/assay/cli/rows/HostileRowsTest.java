package dev.assay.cli.rows;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.catalog.ReadRows;
import dev.assay.report.AuditPage;
import dev.assay.report.RiskCoveragePage;
import dev.assay.table.Table;
import dev.assay.workflow.HostileTexts;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is hostile in cells and names of columns shows as text, wherever rows are shown. */
class HostileRowsTest {

  @TempDir Path folder;

  private static final Table ROWS =
      Table.ofValues(
          List.of("at", "\u001b[31m<script>\n=1+1\","),
          IntStream.range(0, HostileTexts.ALL.size())
              .mapToObj(at -> List.<@Nullable Object>of(at, HostileTexts.ALL.get(at)))
              .toList());

  @Test
  void aTableOfATerminalHasALineForEachRow() {
    StringWriter text = new StringWriter();

    RowsText.print(new PrintWriter(text), new ReadRows.Some(ROWS, true));

    assertThat(HostileTexts.holdsWhatSteers(text.toString())).isFalse();
    String table = text.toString().split("\n\n", 2)[0];
    assertThat(table.lines()).hasSize(HostileTexts.ALL.size() + 2);
    assertThat(text.toString()).contains("\\ud83d lone high", "\\ufffe and \\uffff");
  }

  @Test
  void csvHasARecordForEachRowAndCellsAsTheyAre() throws IOException {
    StringWriter text = new StringWriter();

    RowsCsv.print(text, ROWS);

    assertThat(HostileTexts.holdsWhatSteers(text.toString())).isFalse();
    try (CSVParser parser = CSVParser.parse(new StringReader(text.toString()), CSVFormat.DEFAULT)) {
      List<CSVRecord> records = parser.getRecords();
      assertThat(records).hasSize(HostileTexts.ALL.size() + 1).allMatch(each -> each.size() == 2);
      assertThat(records.get(HostileTexts.ALL.indexOf("-2+3") + 1).get(1)).isEqualTo("-2+3");
    }
  }

  @Test
  void jsonGivesThemBack() throws IOException {
    String shown = RowsJson.shown(RowsJson.of(new ReadRows.Some(ROWS, true)));

    assertThat(HostileTexts.holdsWhatSteers(shown)).isFalse();
    List<String> cells = new ArrayList<>();
    JsonNode read = Json.parse(shown.getBytes(StandardCharsets.UTF_8));
    read.path("rows").forEach(row -> cells.add(row.get(1).asText()));
    assertThat(encoded(cells)).isEqualTo(encoded(HostileTexts.ALL));
  }

  @Test
  void parquetGivesThemBack() throws SQLException {
    Path file = folder.resolve("rows.parquet");

    RowsFile.write(file, new ReadRows.Some(ROWS, true));

    List<String> cells = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT * FROM '%s' ORDER BY 1".formatted(file))) {
      while (rows.next()) {
        cells.add(rows.getString(2));
      }
    }
    assertThat(encoded(cells)).isEqualTo(encoded(HostileTexts.ALL));
  }

  /** As files have them: half of a pair is no character, and stands as a question mark. */
  private static List<String> encoded(List<String> texts) {
    return texts.stream()
        .map(text -> new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8))
        .toList();
  }

  @Test
  void pagesOfAuditsHoldNothingButText() {
    String all = String.join("\n", HostileTexts.ALL);
    String page =
        AuditPage.of(
            all,
            1,
            HostileTexts.ALL.stream()
                .map(
                    text ->
                        new AuditPage.Entry(
                            text,
                            text,
                            text,
                            List.of(new AuditPage.Query(text, text, List.of(text))),
                            text,
                            List.of(new AuditPage.Rows(text, ROWS))))
                .toList());

    isText(page);
  }

  @Test
  void pagesOfEvaluationsHoldNothingButText() {
    isText(
        RiskCoveragePage.of(
            String.join("\n", HostileTexts.ALL),
            HostileTexts.ALL.stream()
                .map(text -> new RiskCoveragePage.Curve(text, 1, List.of()))
                .toList()));
  }

  private static void isText(String html) {
    assertThat(html)
        .contains("&lt;script&gt;document.title=")
        .doesNotContain(
            "<script>doc", "<img src=x", "<svg onload", "\" onmouseover=", "href=\"javascript:");
    assertThat(HostileTexts.withoutWhatSteers(html)).isEqualTo(html);
  }
}
