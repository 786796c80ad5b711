package dev.assay.catalog;

import dev.assay.catalog.schema.DeclaredTable;
import dev.assay.sql.Dialect;
import dev.assay.sql.JdbcRows;
import dev.assay.table.Table;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Reads whole tables of a database, which is opened for reading only. */
public final class TablesReader {

  private static final int LONGEST_VALUE = Integer.MAX_VALUE - 1;

  private final DatabaseConnections connections;

  /** With the environment that the password is looked up in. */
  public TablesReader(Function<String, @Nullable String> environment) {
    this.connections = new DatabaseConnections(environment);
  }

  /**
   * The tables by the names of their frames, in the database's order; views are not read.
   *
   * @param wanted which of them, by the names of their frames
   * @throws CatalogException when the database cannot be opened or read
   */
  public Map<String, Table> read(DatabaseLocation location, Predicate<String> wanted) {
    try (Connection connection = connections.open(location)) {
      return read(location, connection, wanted);
    } catch (SQLException failure) {
      throw CatalogReader.failed(location, failure, connections);
    }
  }

  private static Map<String, Table> read(
      DatabaseLocation location, Connection connection, Predicate<String> wanted)
      throws SQLException {
    SchemaSource source =
        location.dialect() == Dialect.SQLITE
            ? new SqliteSchema(connection)
            : new JdbcSchema(connection, location.dialect());
    List<String> names = source.tables(false).stream().map(DeclaredTable::name).toList();
    FrameNames frames = FrameNames.over(names);
    Map<String, Table> tables = new LinkedHashMap<>();
    for (String name : names) {
      if (wanted.test(frames.frame(name))) {
        tables.put(frames.frame(name), table(connection, source.qualified(name)));
      }
    }
    return tables;
  }

  private static Table table(Connection connection, String from) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery("SELECT * FROM " + from)) {
      JdbcRows source = new JdbcRows(result, LONGEST_VALUE);
      List<List<@Nullable Object>> rows = new ArrayList<>();
      for (List<@Nullable Object> row = source.next(); row != null; row = source.next()) {
        rows.add(row);
      }
      return Table.ofValues(source.names(), rows);
    }
  }
}
