package dev.assay.sql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.table.Binary;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serial;
import java.io.Serializable;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A query may cast bytes to Java objects; nothing makes such an object of them. */
class H2ConnectionsTest {

  private static final AtomicInteger MADE = new AtomicInteger();

  /** Tells when Java makes one of bytes. */
  private static final class Canary implements Serializable {

    @Serial private static final long serialVersionUID = 1;

    @Serial
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      MADE.incrementAndGet();
    }
  }

  private static byte[] canary() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(new Canary());
    }
    return bytes.toByteArray();
  }

  private static String cast() throws IOException {
    return "CAST(X'%s' AS JAVA_OBJECT)".formatted(HexFormat.of().formatHex(canary()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT %s AS x",
        "SELECT ARRAY[%s] AS x",
        "SELECT ROW(%s, 1) AS x",
        "SELECT MAX(x) FROM (VALUES (%s)) AS t(x)",
        "SELECT ARRAY_AGG(x) FROM (VALUES (%s)) AS t(x)",
        "SELECT x FROM (VALUES (%1$s), (%1$s)) AS t(x) ORDER BY x"
      })
  void noJavaObjectIsMadeOfBytesThatAQueryWrites(String query) throws IOException {
    int before = MADE.get();

    SqlEngines.inThisProcess(Dialect.H2, SqlFixtures.UNHURRIED)
        .execute(List.of(), query.formatted(cast()));

    assertThat(MADE).hasValue(before);
  }

  @ParameterizedTest
  @EnumSource(names = {"H2", "ORACLE", "MSSQL", "DB2"})
  void suchAValueIsItsBytes(Dialect dialect) throws IOException {
    SqlOutcome outcome =
        SqlEngines.inThisProcess(dialect, SqlFixtures.UNHURRIED)
            .execute(List.of(), "SELECT %s AS x".formatted(cast()));

    assertThat(((SqlOutcome.Executed) outcome).result().toString())
        .contains(HexFormat.of().formatHex(canary()));
  }

  @Test
  void norOnAFileThatIsConnected(@TempDir Path folder) throws SQLException, IOException {
    String url = "jdbc:h2:" + folder.resolve("stored");
    try (Connection owner = DriverManager.getConnection(url, "sa", "");
        Statement statement = owner.createStatement()) {
      statement.execute("CREATE TABLE things (thing JAVA_OBJECT)");
      statement.execute("INSERT INTO things VALUES (%s)".formatted(cast()));
    }
    int before = MADE.get();
    LiveFile file =
        new LiveFile(Dialect.H2, url, Map.of("user", "sa", "password", ""), List.of(), 0);

    try (Connection connection = file.open()) {
      List<Object> row =
          ConnectedQueries.ofOthers(connection, file)
              .read(
                  new TimedQuery("SELECT thing FROM things", Duration.ofSeconds(20), 1000, 10),
                  ResultRows::next);

      assertThat(row).containsExactly(new Binary(HexFormat.of().formatHex(canary())));
    }
    assertThat(MADE).hasValue(before);
  }
}
