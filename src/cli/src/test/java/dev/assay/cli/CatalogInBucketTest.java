package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.workflow.artifacts.S3ArtifactStore;
import dev.assay.workflow.artifacts.S3Server;
import dev.assay.workflow.artifacts.S3ServerExtension;
import dev.assay.workflow.artifacts.StoreLocation;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.S3Object;

/** Catalogs in a bucket of S3. */
@Tag("slow")
@ExtendWith(S3ServerExtension.class)
class CatalogInBucketTest {

  @TempDir Path folder;
  private Path database;
  private final String bucket = "assay-" + UUID.randomUUID();
  private final String out = "s3://%s/team".formatted(bucket);
  private final S3Client client;
  private final CommandLineHarness assay;

  CatalogInBucketTest(S3Server server) {
    client = server.client();
    assay =
        new CommandLineHarness(
            location ->
                new S3ArtifactStore(client, (StoreLocation.Bucket) StoreLocation.parse(location)));
  }

  @BeforeEach
  void thereAreADatabaseAndABucket() throws SQLException {
    database = folder.resolve("music.sqlite");
    client.createBucket(request -> request.bucket(bucket));
    execute(
        "CREATE TABLE singer (id INTEGER PRIMARY KEY, name TEXT)",
        "INSERT INTO singer VALUES (1, 'Ann '), (2, 'Bob')");
  }

  @AfterEach
  void closeClient() {
    client.close();
  }

  private void execute(String... statements) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  private int build(String location) {
    return assay.run("catalog", "build", "--database", database.toString(), "--out", location);
  }

  private List<String> keys() {
    return client.listObjectsV2(request -> request.bucket(bucket)).contents().stream()
        .map(S3Object::key)
        .toList();
  }

  @Test
  void aCatalogIsBuiltThereShownFoundWholeAndUnchanged() {
    assertThat(build(out)).isZero();
    assertThat(assay.out())
        .isEqualTo(
            "catalog of 'music': 1 tables, 2 columns, 2 text values: catalogs/music/catalog.json in %s/%n"
                .formatted(out));
    assertThat(keys())
        .hasSize(2)
        .contains("team/catalogs/music/catalog.json")
        .anyMatch(key -> key.matches("team/catalogs/music/[0-9a-f]{16}\\.values"));

    assertThat(assay.run("catalog", "show", "--catalog", out, "singer")).isZero();
    assertThat(assay.out()).contains("'Ann ' × 1");
    assertThat(assay.run("catalog", "validate", "--catalog", out)).isZero();
    assertThat(assay.run("catalog", "diff", "--catalog", out, "--database", database.toString()))
        .isZero();
    assertThat(assay.err()).isEmpty();
  }

  @Test
  void aCatalogThatIsBuiltAgainHasOneIndexOfValues() throws SQLException {
    build(out);
    List<String> before = keys();
    execute("INSERT INTO singer VALUES (3, 'Cleo')");

    assertThat(build(out)).isZero();

    assertThat(keys()).hasSize(2).isNotEqualTo(before);
    assertThat(assay.run("catalog", "validate", "--catalog", out)).isZero();
  }

  @Test
  void aBucketThatIsNotThereIsNamedBeforeAnythingIsRead() {
    assertThat(build("s3://assay-none/x")).isEqualTo(2);

    assertThat(assay.err())
        .isEqualTo(
            ("assay: cannot read catalogs/music/catalog.json in s3://assay-none/x/: The specified"
                    + " bucket does not exist. (NoSuchBucket); check that the store exists and may"
                    + " be written, then try again or resume the run%n")
                .formatted());
    assertThat(assay.out()).isEmpty();
  }
}
