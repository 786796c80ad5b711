package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whole runs about a folder of CSV and Parquet files, which is a database of DuckDB. */
class AskFolderTest {

  private static final String PORTS =
      """
      port_id,name,city,berths,status
      1,Lindholm Quay,Lindholm,4,open
      2,East Pier,"Lindholm ",2,open
      4,Marsvik Terminal,Marsvik,3,open
      10,Hollen Slip,Hollen,,open
      """;

  @TempDir Path parent;
  private Path folder;
  private Path completions;
  private final CommandLineHarness assay = new CommandLineHarness();

  @BeforeEach
  void thereIsAFolderOfFilesAndCompletions() throws IOException, SQLException {
    folder = Files.createDirectory(parent.resolve("skerry"));
    Files.writeString(folder.resolve("ports.csv"), PORTS);
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement()) {
      statement.execute(
          "COPY (SELECT 1 AS vessel_id, 'Skua' AS name) TO '%s'"
              .formatted(folder.resolve("vessels.parquet")));
    }
    completions = DemoRecording.into(parent);
  }

  private int ask(String... options) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "ask",
                "Which of our ports are in Lindholm?",
                "--database",
                folder.toString(),
                "--store",
                parent.resolve("store").toString(),
                "--question-id",
                "1"));
    arguments.addAll(DemoRecording.replaying(completions));
    arguments.addAll(List.of(options));
    return assay.run(arguments.toArray(String[]::new));
  }

  @Test
  void sqlIsVerifiedByDuckdbAndItsRowsAreThoseOfTheFiles() throws IOException {
    assertThat(ask("--rows", "--output", "json")).isEqualTo(ExitCodes.VERIFIED);

    JsonNode answer = Json.parse(assay.out().getBytes(StandardCharsets.UTF_8));
    assertThat(answer.path("status").asText()).isEqualTo("verified");
    assertThat(answer.at("/rows/rows").toString())
        .isEqualTo("[[\"Lindholm Quay\"],[\"East Pier\"]]");
    assertThat(answer.toString()).contains("DuckDB 2");
  }

  @Test
  void theCopyOfTheFolderIsTheEngineAsWellWhereThatIsAskedFor() {
    assertThat(ask("--engine", "database")).isEqualTo(ExitCodes.VERIFIED);

    assertThat(assay.out()).contains("DuckDB", "the database itself");
  }

  @Test
  void nothingIsLeftInTheFolder() throws IOException {
    ask("--rows");

    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("ports.csv", "vessels.parquet");
    }
  }
}
