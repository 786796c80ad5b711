package dev.assay.benchmarks.dialects;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.ReadingListener;
import dev.assay.catalog.ddl.DdlCatalog;
import dev.assay.sql.Dialect;
import dev.assay.sql.JdbcRows;
import dev.assay.sql.TestTable;
import dev.assay.sql.postgresql.PostgresqlServer;
import dev.assay.sql.postgresql.TestDatabase;
import dev.assay.sql.server.NoServerException;
import dev.assay.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The tables of a script of PostgreSQL as test data: PostgreSQL runs it, and is asked for them. */
public final class ScriptTables {

  private static final int LONGEST = 100_000;

  private ScriptTables() {}

  /** Runs the script of the file. */
  public static List<TestTable> of(Path file) throws IOException {
    Catalog catalog = new DdlCatalog(Dialect.POSTGRESQL, ReadingListener.NONE).read(file, "script");
    List<TestTable> tables = new ArrayList<>();
    try (TestDatabase database = PostgresqlServer.running().database();
        Statement statement = database.loader().createStatement()) {
      statement.execute(Files.readString(file));
      for (CatalogTable table : catalog.tables()) {
        try (ResultSet result =
            statement.executeQuery("SELECT * FROM \"%s\"".formatted(table.name()))) {
          tables.add(new TestTable(table.definition(), rows(result)));
        }
      }
    } catch (SQLException | NoServerException failed) {
      throw new IOException(file + ": " + failed.getMessage(), failed);
    } catch (InterruptedException interrupted) {
      throw new IOException(interrupted);
    }
    return tables;
  }

  private static Table rows(ResultSet result) throws SQLException {
    JdbcRows source = new JdbcRows(result, LONGEST);
    List<List<@Nullable Object>> rows = new ArrayList<>();
    for (List<@Nullable Object> row = source.next(); row != null; row = source.next()) {
      rows.add(row);
    }
    return Table.ofValues(source.names(), rows);
  }
}
