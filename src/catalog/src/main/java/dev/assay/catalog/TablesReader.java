package dev.assay.catalog;

import dev.assay.catalog.schema.DeclaredTable;
import dev.assay.sql.Dialect;
import dev.assay.table.Table;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Reads whole tables of a database, which is opened for reading only. */
public final class TablesReader {

  private static final int LONGEST_VALUE = Integer.MAX_VALUE - 1;
  private static final Duration NO_LIMIT = Duration.ofDays(1);

  /** The moments that pandas counts nanoseconds to: whole days within them. */
  private static final LocalDateTime FIRST_MOMENT = LocalDateTime.of(1677, 9, 22, 0, 0);

  private static final LocalDateTime END_OF_MOMENTS = LocalDateTime.of(2262, 4, 11, 0, 0);

  private final DatabaseConnections connections;
  private final ReadingListener listener;

  /**
   * A reader.
   *
   * @param environment that the password is looked up in
   * @param listener is told of values, columns and tables that cannot be read
   */
  public TablesReader(Function<String, @Nullable String> environment, ReadingListener listener) {
    this.connections = new DatabaseConnections(environment);
    this.listener = listener;
  }

  /**
   * The tables by the names of their frames, in the database's order; views are not read, and
   * tables that cannot be read are left out.
   *
   * @param wanted which of them, by the names of their frames
   * @throws CatalogException when the database cannot be opened or read
   */
  public Map<String, Table> read(DatabaseLocation location, Predicate<String> wanted) {
    try (Connection connection = connections.open(location)) {
      DatabaseConnections.warnings(location).forEach(listener::warned);
      return read(location, connection, wanted);
    } catch (SQLException failure) {
      throw CatalogReader.failed(location, failure, connections);
    }
  }

  private Map<String, Table> read(
      DatabaseLocation location, Connection connection, Predicate<String> wanted)
      throws SQLException {
    Dialect dialect = location.dialect();
    SchemaSource source = SchemaSource.of(connection, location);
    ReadSession session = new ReadSession(connection, dialect);
    List<DeclaredTable> declared = source.tables(false);
    FrameNames frames = FrameNames.over(declared.stream().map(DeclaredTable::name).toList());
    Map<String, Table> tables = new LinkedHashMap<>();
    for (DeclaredTable table : declared) {
      String frame = frames.frame(table.name());
      if (wanted.test(frame)) {
        read(session, source, dialect, table).ifPresent(read -> tables.put(frame, read));
      }
    }
    return tables;
  }

  private Optional<Table> read(
      ReadSession session, SchemaSource source, Dialect dialect, DeclaredTable table) {
    try {
      return Optional.of(table(session, source, table, "*"));
    } catch (SQLException failure) {
      Optional<ReadableColumns.Found> found =
          new ReadableColumns(session, source, dialect, NO_LIMIT)
              .of(
                  table.name(),
                  table.columns().stream().map(DeclaredTable.DeclaredColumn::definition).toList(),
                  Integer.MAX_VALUE);
      if (found.isPresent()) {
        try {
          Table read = table(session, source, table, found.get().select());
          found
              .get()
              .failures()
              .forEach(
                  (column, why) ->
                      listener.warned(
                          "column '%s' of table '%s' %s".formatted(column, table.name(), why)));
          return Optional.of(read);
        } catch (SQLException again) {
          failure.addSuppressed(again);
        }
      }
      listener.warned("table '%s' is not read: %s".formatted(table.name(), SqlReasons.of(failure)));
      return Optional.empty();
    }
  }

  private Table table(ReadSession session, SchemaSource source, DeclaredTable table, String columns)
      throws SQLException {
    LostOfTable lost = new LostOfTable(table.name());
    List<String> names = new ArrayList<>();
    List<List<@Nullable Object>> rows = new ArrayList<>();
    session.query(
        "SELECT %s FROM %s".formatted(columns, source.qualified(table.name())),
        NO_LIMIT,
        LONGEST_VALUE,
        lost,
        names::addAll,
        row -> {
          for (int column = 0; column < row.size(); column++) {
            if (row.get(column) instanceof LocalDateTime moment && !isOfPandas(moment)) {
              lost.lost(names.get(column), "pandas has no moments before 1677 or after 2262");
              row.set(column, null);
            }
          }
          rows.add(row);
          return true;
        });
    lost.tell(listener);
    return Table.ofValues(names, rows);
  }

  private static boolean isOfPandas(LocalDateTime moment) {
    return !moment.isBefore(FIRST_MOMENT) && moment.isBefore(END_OF_MOMENTS);
  }
}
