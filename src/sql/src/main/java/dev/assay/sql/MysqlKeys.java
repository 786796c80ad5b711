package dev.assay.sql;

import dev.assay.sql.mariadb.Vendor;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Gives the test tables of MySQL their keys, by which it tells whether the columns of a group are
 * the same in all its rows. Queries that do not ask are executed without: with keys, rows would
 * come in another order.
 */
final class MysqlKeys {

  /** As many characters as a key of texts can have. */
  private static final int LONGEST_TEXT = 250;

  private final Connection connection;
  private final List<TestTable> tables;
  private @Nullable Boolean whole;

  /** The keys of tables that the connection has made. */
  MysqlKeys(Connection connection, List<TestTable> tables) {
    this.connection = connection;
    this.tables = tables;
  }

  /** Whether the tables have all their keys now, and not only those that the rows keep. */
  boolean declare() {
    Boolean known = whole;
    if (known == null) {
      known = tables.stream().map(this::declare).reduce(true, Boolean::logicalAnd);
      whole = known;
    }
    return known;
  }

  private boolean declare(TestTable table) {
    TableDefinition definition = table.definition();
    Stream<UniqueKey> primary =
        definition.primaryKey().isEmpty()
            ? Stream.empty()
            : Stream.of(new UniqueKey(definition.primaryKey(), true));
    return Stream.concat(primary, definition.uniqueKeys().stream())
        .map(key -> declare(table, key, key.columns().equals(definition.primaryKey())))
        .reduce(true, Boolean::logicalAnd);
  }

  private boolean declare(TestTable table, UniqueKey key, boolean primary) {
    String columns =
        key.columns().stream()
            .map(
                name -> {
                  ColumnDefinition column = table.definition().column(name).orElseThrow();
                  return "MODIFY %s %s %s"
                      .formatted(
                          MariadbLoader.quoted(column.name()),
                          type(table, column),
                          primary || !column.nullable() ? "NOT NULL" : "NULL");
                })
            .collect(Collectors.joining(", "));
    String names =
        key.columns().stream().map(MariadbLoader::quoted).collect(Collectors.joining(", "));
    try (Statement statement = connection.createStatement()) {
      statement.setEscapeProcessing(false);
      statement.execute(
          "ALTER TABLE %s %s, ADD %s (%s)"
              .formatted(
                  MariadbLoader.quoted(table.definition().name()),
                  columns,
                  primary ? "PRIMARY KEY" : "UNIQUE",
                  names));
      return true;
    } catch (SQLException notKept) {
      return false;
    }
  }

  /** No key is of texts of any length. */
  private static String type(TestTable table, ColumnDefinition column) {
    String type =
        MariadbTypes.sql(
            Vendor.MYSQL, column.declaredType(), H2Types.of(Dialect.MYSQL, column.declaredType()));
    return type.equals("LONGTEXT") ? "VARCHAR(%d)".formatted(LONGEST_TEXT / texts(table)) : type;
  }

  private static int texts(TestTable table) {
    int most = table.definition().primaryKey().size();
    for (UniqueKey key : table.definition().uniqueKeys()) {
      most = Math.max(most, key.columns().size());
    }
    return Math.max(1, most);
  }
}
