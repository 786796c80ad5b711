package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.stream.Stream;
import org.h2.tools.Server;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LostConnectionTest {

  private final CommandLineHarness assay = new CommandLineHarness();

  @TempDir Path data;

  private Server server;

  @BeforeEach
  void startServer() throws IOException, SQLException {
    try (Connection connection =
            DriverManager.getConnection("jdbc:h2:" + data.resolve("pets"), "sa", "");
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE pet (name VARCHAR(20), weight INTEGER)");
      statement.execute("INSERT INTO pet VALUES ('Rex', 12), ('Tom', 4)");
    }
    server = Server.createTcpServer("-tcpPort", "0", "-baseDir", data.toString()).start();
    Files.writeString(
        data.resolve("questions.jsonl"),
        """
        {"db_id": "pets", "gold": "SELECT name FROM pet"}
        {"db_id": "pets", "gold": "SELECT name FROM pet WHERE weight > 5 /*cut*/"}
        {"db_id": "pets", "gold": "SELECT weight FROM pet"}
        """);
    Files.writeString(
        data.resolve("predictions.json"),
        """
        {"0": "SELECT pet.name FROM pet", "1": "SELECT name FROM pet WHERE weight > 6",
         "2": "SELECT pet.weight FROM pet"}
        """);
  }

  @AfterEach
  void stopServer() {
    server.stop();
  }

  private int run(CutConnections between, String command, String... more) {
    String[] arguments = {
      command,
      "--benchmark",
      "jsonl",
      "--data",
      data.resolve("questions.jsonl").toString(),
      "--server",
      "jdbc:h2:tcp://localhost:%d/./{db_id};USER=sa".formatted(between.port()),
      "--any-role"
    };
    return assay.run(Stream.concat(Stream.of(arguments), Stream.of(more)).toArray(String[]::new));
  }

  private String predictions() {
    return data.resolve("predictions.json").toString();
  }

  @Test
  void aConnectionThatIsLostOnceChangesNoScore() throws IOException {
    try (CutConnections between = new CutConnections(server.getPort(), false)) {
      int code = run(between, "eval", "--predictions", predictions(), "--threads", "1");

      assertThat(between.hasCut()).isTrue();
      assertThat(assay.err()).doesNotContain("assay:");
      assertThat(assay.out()).contains("3 of 3 correct");
      assertThat(code).isZero();
    }
  }

  @Test
  void aServerThatIsGoneEndsTheEvaluationWithoutAScore() throws IOException {
    try (CutConnections between = new CutConnections(server.getPort(), true)) {
      int code = run(between, "eval", "--predictions", predictions(), "--threads", "2");

      assertThat(code).isEqualTo(2);
      assertThat(assay.out()).isEmpty();
      assertThat(assay.err()).contains("assay: the database does not answer any more: ");
    }
  }

  @Test
  void anAuditGoesOnWhereTheServerLetItInAgain() throws IOException {
    try (CutConnections between = new CutConnections(server.getPort(), false)) {
      int code = run(between, "audit");

      assertThat(between.hasCut()).isTrue();
      assertThat(assay.out()).contains("0 of 3 questions have findings");
      assertThat(code).isZero();
    }
  }

  @Test
  void anAuditOfAServerThatIsGoneEndsAndGoesOnFromItsStore() throws IOException {
    String store = data.resolve("store").toString();
    try (CutConnections between = new CutConnections(server.getPort(), true)) {
      assertThat(run(between, "audit", "--store", store)).isEqualTo(2);
      assertThat(assay.err()).contains("assay: the database does not answer any more: ");
    }
    assertThat(data.resolve("store/audits")).isDirectoryContaining("glob:**.json");
  }
}
