package dev.assay.sql.worker;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.LiveFile;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TestTable;
import dev.assay.sql.TimedQuery;
import dev.assay.table.Table;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A few requests of each kind, from which the JVM learns the classes that a worker needs. */
final class WorkerTraining {

  private static final SqlLimits LIMITS = SqlLimits.DEFAULT.withTime(Duration.ofMinutes(1));

  private static final TestTable TABLE =
      new TestTable(
          new TableDefinition(
              "singer",
              List.of(
                  new ColumnDefinition("id", "INTEGER", false),
                  new ColumnDefinition("name", "VARCHAR(20)", true),
                  new ColumnDefinition("paid", "DECIMAL(10, 2)", true)),
              List.of("id"),
              List.of()),
          Table.ofValues(
              List.of("id", "name", "paid"),
              List.of(List.of(1L, "Ann", 2.5), List.of(2L, "Bo", 1.0))));

  private static final List<String> QUERIES =
      List.of(
          "SELECT name, COUNT(*) FROM singer WHERE paid > 1 GROUP BY name ORDER BY 2 DESC LIMIT 1",
          "SELECT missing FROM singer");

  private WorkerTraining() {}

  static void run() throws IOException {
    Path file = Files.createTempFile("assay-sql-", ".sqlite");
    try {
      new WorkerLoop(
              SqlEngines::inThisProcess,
              new ByteArrayInputStream(requests(file)),
              OutputStream.nullOutputStream())
          .run();
    } finally {
      Files.deleteIfExists(file);
    }
  }

  private static byte[] requests(Path file) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    for (Dialect dialect : List.of(Dialect.SQLITE, Dialect.MYSQL)) {
      out.writeByte(WorkerLoop.EXECUTE);
      Messages.write(new Request(dialect, LIMITS, List.of(TABLE), QUERIES, true, null), out);
    }
    LiveFile empty = LiveFile.of(Dialect.SQLITE, "jdbc:sqlite:" + file.toUri());
    TimedQuery query = new TimedQuery("SELECT 1, 'a', 2.5, NULL", LIMITS.time(), 100);
    for (boolean preparing : List.of(true, false)) {
      out.writeByte(WorkerLoop.READ);
      ReadMessages.write(new ReadRequest(empty, query, preparing), out);
    }
    return bytes.toByteArray();
  }
}
