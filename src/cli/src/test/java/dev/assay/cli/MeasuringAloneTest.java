package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeasuringAloneTest {

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          true  | differ a.sql b.sql --database songs.sqlite
          true  | differ a.sql b.sql --catalog catalogs
          true  | differ a.sql b.sql --catalog=catalogs
          true  | eval --benchmark spider --data DIR --predictions predictions.sql
          false | differ a.sql b.sql --catalog s3://bucket/prefix
          false | differ a.sql b.sql --catalog=s3://bucket/prefix
          false | differ a.sql b.sql --database songs.sqlite --debug
          false | differ @arguments
          false | eval --benchmark spider --data DIR --run
          false | eval --benchmark spider --data DIR --store=runs
          false | ask --catalog catalogs question
          """)
  void bucketsModelsAndTheLogNeedQuarkus(boolean alone, String arguments) {
    assertThat(MeasuringAlone.isEnoughFor(List.of(arguments.split(" ")), folder, _ -> null))
        .isEqualTo(alone);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          true  | differ a.sql b.sql   | catalog: catalogs
          false | differ a.sql b.sql   | catalog: s3://bucket/prefix
          true  | eval --benchmark jsonl | catalog: s3://bucket/prefix
          true  | differ a.sql b.sql   | no setting
          """)
  void settingsMayNameTheBucket(boolean alone, String arguments, String settings)
      throws IOException {
    Files.writeString(folder.resolve("assay.yaml"), settings + "\n");

    assertThat(MeasuringAlone.isEnoughFor(List.of(arguments.split(" ")), folder, _ -> null))
        .isEqualTo(alone);
  }

  @Test
  void theFileOfTheUserMayNameIt() throws IOException {
    Path own = Files.createDirectory(folder.resolve("assay"));
    Files.writeString(own.resolve("config.yaml"), "catalog: s3://bucket/prefix\n");

    assertThat(
            MeasuringAlone.isEnoughFor(
                List.of("differ", "a.sql", "b.sql"),
                folder.resolve("elsewhere"),
                Map.of("XDG_CONFIG_HOME", folder.toString())::get))
        .isFalse();
  }

  @Test
  void theProcessReadsACatalogThatIsNamedAndOneThatIsSettled() throws Exception {
    makeCatalog();
    Files.writeString(folder.resolve("a.sql"), "SELECT name FROM singer WHERE age > 40");
    Files.writeString(folder.resolve("b.sql"), "SELECT name FROM singer WHERE age >= 40");

    assertThat(process("differ", "a.sql", "b.sql", "--catalog", "catalogs"))
        .contains("singer")
        .doesNotContain("unexpected");
    Files.writeString(folder.resolve("assay.yaml"), "catalog: catalogs\n");
    assertThat(process("differ", "a.sql", "b.sql")).contains("singer").doesNotContain("unexpected");
  }

  private void makeCatalog() throws SQLException {
    Path database = folder.resolve("songs.sqlite");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE singer (id INTEGER PRIMARY KEY, name TEXT, age INTEGER)");
    }
    String out = folder.resolve("catalogs").toString();
    CommandLineHarness assay = new CommandLineHarness();
    assertThat(assay.run("catalog", "build", "--database", database.toString(), "--out", out))
        .as(assay.err())
        .isZero();
  }

  /** What the entry of the command line says; it ends with 1, since the queries differ. */
  private String process(String... arguments) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName());
    builder.command().addAll(List.of(arguments));
    builder.environment().put("XDG_CONFIG_HOME", folder.resolve("none").toString());
    Path output = folder.resolve("output.txt");
    Process process =
        builder
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    try {
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    } finally {
      process.destroyForcibly();
    }
    assertThat(process.exitValue()).as(Files.readString(output)).isEqualTo(1);
    return Files.readString(output);
  }
}
