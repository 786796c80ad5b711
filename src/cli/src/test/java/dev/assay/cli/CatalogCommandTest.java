package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

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

class CatalogCommandTest {

  @TempDir Path folder;
  private Path database;
  private Path out;
  private final CommandLineHarness assay = new CommandLineHarness();

  @BeforeEach
  void thereIsADatabase() throws SQLException {
    database = folder.resolve("music.sqlite");
    out = folder.resolve("built");
    execute(
        "CREATE TABLE singer (id INTEGER PRIMARY KEY, name TEXT)",
        "INSERT INTO singer VALUES (1, 'Ann '), (2, 'Bob')",
        "CREATE TABLE song (title TEXT, singer_id INTEGER)",
        "INSERT INTO song VALUES ('x', 1)");
  }

  private void execute(String... statements) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  private int catalog(String command, String... options) {
    List<String> arguments = new ArrayList<>(List.of("catalog", command));
    arguments.addAll(List.of(options));
    return assay.run(arguments.toArray(String[]::new));
  }

  private int build(String... options) {
    return catalog(
        "build",
        Stream.concat(
                Stream.of("--database", database.toString(), "--out", out.toString()),
                Stream.of(options))
            .toArray(String[]::new));
  }

  private List<String> files() throws IOException {
    if (!Files.exists(out)) {
      return List.of();
    }
    try (Stream<Path> found = Files.walk(out)) {
      return found.filter(Files::isRegularFile).map(file -> file.getFileName().toString()).toList();
    }
  }

  @Test
  void aCatalogIsBuiltShownFoundWholeAndUnchanged() throws IOException {
    assertThat(build()).isZero();
    assertThat(assay.out())
        .isEqualTo(
            ("catalog of 'music': 2 tables, 4 columns, 1 inferred foreign keys, 3 text values:"
                    + " catalogs/music/catalog.json in %s%n")
                .formatted(out));
    assertThat(files()).hasSize(2).contains("catalog.json").noneMatch(name -> name.startsWith("."));

    assertThat(catalog("show", "--catalog", out.toString())).isZero();
    assertThat(assay.out()).contains("song (singer_id) = singer (id) (inferred)");
    assertThat(catalog("show", "--catalog", out.toString(), "Singer")).isZero();
    assertThat(assay.out()).contains("'Ann ' × 1");
    assertThat(catalog("validate", "--catalog", out.toString())).isZero();
    assertThat(assay.out()).contains("catalogs/music/catalog.json in %s is whole%n".formatted(out));
    assertThat(catalog("diff", "--catalog", out.toString(), "--database", database.toString()))
        .isZero();
    assertThat(assay.out()).endsWith("nothing changed%n".formatted());
  }

  @Test
  void fieldsOfJsonAreShownByPath() throws SQLException {
    execute(
        "CREATE TABLE orders (payload TEXT)",
        "INSERT INTO orders VALUES ('{\"user\": {\"id\": 7}, \"tags\": [\"a\"]}')");
    build("--no-values");

    assertThat(catalog("show", "--catalog", out.toString(), "orders")).isZero();
    assertThat(assay.out())
        .contains("fields of JSON%n  payload: user.id number, tags[] text%n".formatted());
  }

  @Test
  void whatChangedIsToldAndExitsWithOne() throws SQLException {
    build("--no-values");
    execute(
        "ALTER TABLE song ADD COLUMN year INTEGER",
        "DROP TABLE singer",
        "INSERT INTO song VALUES ('y', 2, 1999)",
        "CREATE TABLE fan (id INTEGER)");

    assertThat(catalog("diff", "--catalog", out.toString(), "--database", database.toString()))
        .isEqualTo(1);
    assertThat(assay.out().lines().map(line -> line.replaceAll(" {2,}", "|")))
        .contains(
            "where|what|before|after",
            "singer|table|there",
            "song|rows|1|2",
            "song.title|distinct values|1|2",
            "song.year|column||there".replace("||", "|"),
            "fan|table||there".replace("||", "|"));
  }

  @Test
  void aDamagedIndexAndAKeyThatLeadsNowhereAreFound() throws IOException {
    build();
    try (Stream<Path> found = Files.walk(out)) {
      Path index =
          found.filter(file -> file.toString().endsWith(".values")).findFirst().orElseThrow();
      Files.writeString(index, "not an index");
    }
    Path file = out.resolve("catalogs/music/catalog.json");
    Files.writeString(
        file,
        Files.readString(file)
            .replace("\"referencedTable\" : \"singer\"", "\"referencedTable\" : \"x\""));

    assertThat(catalog("validate", "--catalog", out.toString())).isEqualTo(1);
    assertThat(assay.out())
        .contains("table 'song' has a foreign key that leads nowhere: (singer_id) = x (id)")
        .contains("is not the one that was built")
        .contains("cannot be opened: it is damaged, or of another version");
  }

  @Test
  void aNewerVersionAndWhatIsNoCatalogAreRefused() throws IOException {
    build("--no-values");
    Path file = out.resolve("catalogs/music/catalog.json");
    Files.writeString(file, Files.readString(file).replace("\"version\" : 1", "\"version\" : 9"));

    assertThat(catalog("show", "--catalog", out.toString())).isEqualTo(2);
    assertThat(assay.err())
        .contains(
            ("assay: the catalog catalogs/music/catalog.json in %s has version 9 of the format, and"
                    + " this Assay reads up to 1: update Assay, or build the catalog again%n")
                .formatted(out));
    Files.writeString(file, "{}");
    assertThat(catalog("show", "--catalog", out.toString())).isEqualTo(2);
    assertThat(assay.err()).contains("is not a catalog: build one with 'assay catalog build'");
  }

  @Test
  void aBuildThatFailsLeavesTheEarlierCatalogAsItWas() throws IOException, SQLException {
    build();
    byte[] before = Files.readAllBytes(out.resolve("catalogs/music/catalog.json"));
    List<String> files = files();
    execute("DROP TABLE song", "DROP TABLE singer");

    assertThat(build()).isEqualTo(2);
    assertThat(assay.err()).contains("assay: the database 'music' has no tables");
    assertThat(Files.readAllBytes(out.resolve("catalogs/music/catalog.json"))).isEqualTo(before);
    assertThat(files()).isEqualTo(files);
  }

  @Test
  void aFolderThatIsNotThereIsNamedAndNotMade() {
    Path absent = folder.resolve("absent");

    assertThat(catalog("show", "--catalog", absent.toString())).isEqualTo(2);
    assertThat(assay.err())
        .isEqualTo("assay: there is no folder '%s' with catalogs%n".formatted(absent));
    assertThat(absent).doesNotExist();
  }

  @Test
  void jsonIsAloneOnStandardOutput() throws IOException {
    build("--no-values", "--name", "tunes");
    CommandLineHarness fresh = new CommandLineHarness();

    assertThat(fresh.run("catalog", "show", "--catalog", out.toString(), "--output", "json"))
        .isZero();
    assertThat(
            Json.parse(fresh.out().getBytes(StandardCharsets.UTF_8))
                .at("/catalog/database")
                .textValue())
        .isEqualTo("tunes");
  }

  @Test
  void aDdlFileNeedsADialectAndWhatItCannotReadIsNamed() throws IOException {
    Path ddl =
        Files.writeString(
            folder.resolve("s.sql"), "CREATE TABLE a (id int);\nCREATE TABLE b (,);\n");

    assertThat(catalog("build", "--database", ddl.toString(), "--out", out.toString()))
        .isEqualTo(2);
    assertThat(assay.err())
        .contains("is DDL: say its dialect with --dialect, such as --dialect postgresql");
    assertThat(
            catalog(
                "build",
                "--database",
                ddl.toString(),
                "--dialect",
                "mysql",
                "--out",
                out.toString()))
        .isEqualTo(1);
    assertThat(assay.err())
        .contains("warning: line 2: 'CREATE TABLE b (,)' cannot be parsed and is left out");
  }
}
