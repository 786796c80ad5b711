package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code catalog build} does with descriptions, and what it leaves when it breaks off. */
class CatalogBuildTest {

  @TempDir Path folder;
  private Path database;
  private Path out;

  @BeforeEach
  void thereIsADatabase() throws SQLException {
    database = folder.resolve("music.sqlite");
    out = folder.resolve("built");
    execute(
        "CREATE TABLE singer (id INTEGER PRIMARY KEY, name TEXT)",
        "INSERT INTO singer VALUES (1, 'Ann '), (2, 'Bob')");
  }

  private void execute(String... statements) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  private int build(CommandLineHarness assay, String... options) {
    return assay.run(
        Stream.concat(
                Stream.of(
                    "catalog", "build", "--database", database.toString(), "--out", out.toString()),
                Stream.of(options))
            .toArray(String[]::new));
  }

  private String shown(String... options) {
    CommandLineHarness assay = new CommandLineHarness();
    assertThat(
            assay.run(
                Stream.concat(
                        Stream.of("catalog", "show", "--catalog", out.toString()),
                        Stream.of(options))
                    .toArray(String[]::new)))
        .isZero();
    return assay.out();
  }

  private List<Path> files(Path root) throws IOException {
    if (!Files.exists(root)) {
      return List.of();
    }
    try (Stream<Path> found = Files.walk(root)) {
      return found.filter(Files::isRegularFile).sorted().toList();
    }
  }

  @Test
  void descriptionsOfSeveralKindsAreReadAndWhatIsNotThereIsNamed() throws IOException {
    Path bird = Files.createDirectory(folder.resolve("database_description"));
    String head =
        "original_column_name,column_name,column_description,data_format,value_description\n";
    Files.writeString(bird.resolve("singer.csv"), head + "name,,what BIRD says,text,stage names\n");
    Files.writeString(bird.resolve("singers.csv"), head + "name,,of a table that is not there,,\n");
    Path yaml =
        Files.writeString(
            folder.resolve("own.yaml"),
            "tables:\n  singer:\n    description: Who sings.\n    columns:\n      name: what the user says\n"
                + "  concert: not there either\n");
    CommandLineHarness assay = new CommandLineHarness();

    assertThat(build(assay, "--descriptions", yaml.toString(), "--descriptions", bird.toString()))
        .isEqualTo(1);

    assertThat(assay.err().lines())
        .anyMatch(
            line ->
                line.startsWith("warning: ")
                    && line.contains("'concert'")
                    && line.contains("own.yaml"))
        .anyMatch(
            line ->
                line.startsWith("warning: ")
                    && line.contains("'singers'")
                    && line.contains("'singer'"));
    assertThat(shown("singer"))
        .contains("Who sings.")
        .contains("name: what the user says; stage names")
        .doesNotContain("what BIRD says");
    assertThat(shown()).contains("not read\n  ").contains("'concert'");
  }

  @Test
  void aDescriptionFileThatCannotBeMeantStopsTheBuild() throws IOException {
    Path yaml = Files.writeString(folder.resolve("own.yaml"), "tabels: {}\n");
    CommandLineHarness assay = new CommandLineHarness();

    assertThat(build(assay, "--descriptions", yaml.toString())).isEqualTo(2);

    assertThat(assay.err()).startsWith("assay: ").contains("own.yaml").contains("tabels");
    assertThat(files(out)).isEmpty();
  }

  @Test
  void whereverWritingBreaksOffTheEarlierCatalogIsWholeOrTheNewOne() throws Exception {
    assertThat(build(new CommandLineHarness())).isZero();
    String before = shown("--output", "json");
    execute("INSERT INTO singer VALUES (3, 'Cleo')");
    int uses = 1;
    int exit = 2;
    while (exit == 2) {
      int breaking = uses;
      CommandLineHarness assay =
          new CommandLineHarness(
              location ->
                  new BreakingStore(new DirectoryArtifactStore(Path.of(location)), breaking));
      exit = build(assay);
      assertThat(whole()).as("breaking off at use %d of the store", uses).isZero();
      if (exit == 2) {
        assertThat(assay.err()).contains("unexpected IllegalStateException: the power fails");
      }
      uses++;
    }
    assertThat(uses).isGreaterThan(4);
    assertThat(shown("--output", "json")).isNotEqualTo(before);
    // the earlier index is removed last: where that breaks off, it stays and nobody needs it
    assertThat(files(out)).hasSizeLessThanOrEqualTo(3);
  }

  private int whole() {
    return new CommandLineHarness().run("catalog", "validate", "--catalog", out.toString());
  }

  @Test
  void aBuildThatIsKilledLeavesTheEarlierCatalogAsItWas() throws Exception {
    assertThat(build(new CommandLineHarness())).isZero();
    List<Path> before = files(out);
    byte[] catalog = Files.readAllBytes(out.resolve("catalogs/music/catalog.json"));
    execute(
        "INSERT INTO singer VALUES (3, 'Cleo')",
        "CREATE VIEW endless AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"
            + " SELECT i FROM n");
    Path temporary = Files.createDirectory(folder.resolve("temporary"));
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-Djava.io.tmpdir=" + temporary,
                "-cp",
                System.getProperty("java.class.path"),
                BuildProcess.class.getName(),
                "catalog",
                "build",
                "--database",
                database.toString(),
                "--out",
                out.toString())
            .redirectErrorStream(true)
            .start();
    try {
      awaitReading(process, temporary);
    } finally {
      process.destroyForcibly().waitFor();
    }

    assertThat(files(out)).isEqualTo(before);
    assertThat(out.resolve("catalogs/music/catalog.json")).hasBinaryContent(catalog);
    assertThat(whole()).isZero();
  }

  /** Waits until the build is at the view that has no end. */
  private static void awaitReading(Process process, Path temporary)
      throws IOException, InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (System.nanoTime() < deadline) {
      try (Stream<Path> found = Files.list(temporary)) {
        if (found.anyMatch(file -> file.getFileName().toString().startsWith("assay-catalog-"))) {
          // some time of the 30 seconds that the view is given
          assertThat(process.waitFor(1, TimeUnit.SECONDS)).as("reading ended").isFalse();
          return;
        }
      }
      assertThat(process.waitFor(50, TimeUnit.MILLISECONDS))
          .as(() -> "the build ended: " + output(process))
          .isFalse();
    }
    throw new AssertionError("the build did not begin");
  }

  private static String output(Process process) {
    try {
      return new String(process.getInputStream().readAllBytes());
    } catch (IOException gone) {
      return gone.toString();
    }
  }

  /** The command line in a process that can be killed. */
  static final class BuildProcess {

    private BuildProcess() {}

    public static void main(String... arguments) {
      System.exit(new CommandLineHarness().run(arguments));
    }
  }

  /** A store at whose nth use everything ends. */
  private static final class BreakingStore implements ArtifactStore {

    private final ArtifactStore store;
    private int left;

    BreakingStore(ArtifactStore store, int left) {
      this.store = store;
      this.left = left;
    }

    private ArtifactStore used() {
      if (--left == 0) {
        throw new IllegalStateException("the power fails");
      }
      return store;
    }

    @Override
    public Optional<byte[]> read(String key) {
      return used().read(key);
    }

    @Override
    public boolean create(String key, byte[] content) {
      return used().create(key, content);
    }

    @Override
    public boolean create(String key, Path file) throws IOException {
      return used().create(key, file);
    }

    @Override
    public void write(String key, byte[] content) {
      used().write(key, content);
    }

    @Override
    public void delete(String key) {
      used().delete(key);
    }

    @Override
    public List<String> list(String prefix) {
      return used().list(prefix);
    }

    @Override
    public String location() {
      return store.location();
    }
  }
}
