package dev.assay.catalog;

import dev.assay.catalog.nested.JsonFields;
import dev.assay.catalog.profile.RowChoice;
import dev.assay.catalog.profile.TableTally;
import dev.assay.sql.Dialect;
import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads rows of one table after the other: their number, sample rows, profiles and values. */
final class TableReading {

  /** Declared types whose columns may hold text; in SQLite every column may. */
  private static final Pattern TEXTUAL =
      Pattern.compile("(?i).*(char|text|clob|string|enum|set|name|citext).*");

  private final ReadSession session;
  private final SchemaSource source;
  private final Dialect dialect;
  private final ReadingOptions options;
  private final ReadingListener listener;
  private final @Nullable ValueSink values;

  TableReading(
      ReadSession session,
      SchemaSource source,
      Dialect dialect,
      ReadingOptions options,
      ReadingListener listener,
      @Nullable ValueSink values) {
    this.session = session;
    this.source = source;
    this.dialect = dialect;
    this.options = options;
    this.listener = listener;
    this.values = values;
  }

  /** The table with what its rows tell; what cannot be read is left unknown, with a warning. */
  CatalogTable read(CatalogTable table) {
    listener.table(table.name());
    CatalogTable counted = counted(table);
    if (table.columns().isEmpty()) {
      return counted;
    }
    try {
      return options.profiles() ? profiled(counted) : sampled(counted);
    } catch (SQLException failure) {
      listener.warned(
          "rows of %s '%s' are not read: %s"
              .formatted(kind(table), table.name(), SqlReasons.of(failure)));
      return counted;
    }
  }

  private CatalogTable counted(CatalogTable table) {
    try {
      String from = source.qualified(table.name());
      return table.withRowCount(
          session.number("SELECT count(*) FROM " + from, options.statementTime()), false);
    } catch (SQLException failure) {
      OptionalLong estimate = source.estimatedRows(table.name());
      listener.warned(
          "rows of %s '%s' are not counted: %s"
              .formatted(kind(table), table.name(), SqlReasons.of(failure)));
      return table.withRowCount(estimate.orElse(CatalogTable.UNKNOWN_ROWS), estimate.isPresent());
    }
  }

  private CatalogTable sampled(CatalogTable table) throws SQLException {
    RowChoice choice = new RowChoice(options.sampleRows());
    List<JsonFields> json =
        table.columns().stream().map(_ -> new JsonFields(TableTally.LONGEST_VALUE)).toList();
    session.query(
        all(table, RowChoice.ROWS_LOOKED_AT),
        options.statementTime(),
        TableTally.LONGEST_VALUE,
        row -> {
          choice.add(row);
          for (int column = 0; column < row.size(); column++) {
            if (row.get(column) instanceof String text) {
              json.get(column).add(text);
            }
          }
          return true;
        });
    List<CatalogColumn> columns = new ArrayList<>();
    for (int column = 0; column < json.size(); column++) {
      CatalogColumn known = table.columns().get(column);
      columns.add(known.holding(known.profile(), json.get(column).fields()));
    }
    return table
        .withColumns(columns)
        .withSampleRows(choice.chosen(table.columns().stream().map(CatalogColumn::name).toList()));
  }

  private CatalogTable profiled(CatalogTable table) throws SQLException {
    long most = TableTally.mostRows(options.rowsPerTable(), table.columns().size());
    boolean small = table.rowCount() <= most && table.rowCount() >= 0;
    TableTally tally = tally(table);
    boolean whole;
    try {
      whole =
          read(
              table,
              small ? all(table, most + 1) : source.sample(table, table.rowCount(), most),
              tally,
              most);
    } catch (SQLTimeoutException slow) {
      listener.warned(
          "%s '%s' is profiled from its first rows: %s"
              .formatted(kind(table), table.name(), SqlReasons.of(slow)));
      tally = tally(table);
      read(table, all(table, RowChoice.ROWS_LOOKED_AT), tally, most);
      small = false;
      whole = false;
    }
    boolean exact = small && whole;
    if (!exact && values != null) {
      readValues(table, tally);
    }
    return tally.described(table, exact);
  }

  private TableTally tally(CatalogTable table) {
    return new TableTally(table.columns().size(), options.sampleRows(), options.seed());
  }

  /** Whether all rows of the query were read; their text goes to the sink as well. */
  private boolean read(CatalogTable table, String sql, TableTally tally, long most)
      throws SQLException {
    return session.query(
            sql,
            options.statementTime(),
            TableTally.LONGEST_VALUE,
            row -> {
              tally.add(row);
              for (int column = 0; column < row.size(); column++) {
                sink(table, column, row.get(column));
              }
              return !tally.isFull() && tally.rows() < most;
            })
        || tally.rows() == table.rowCount();
  }

  private void sink(CatalogTable table, int column, @Nullable Object value) {
    if (values != null && value instanceof String text) {
      values.value(table.name(), table.columns().get(column).name(), text);
    }
  }

  /** All values of the columns that may hold text; what is too long to index stays where it is. */
  private void readValues(CatalogTable table, TableTally tally) {
    List<Integer> columns = new ArrayList<>();
    for (int column = 0; column < table.columns().size(); column++) {
      if (tally.hasText(column) || isTextual(table, column)) {
        columns.add(column);
      }
    }
    if (columns.isEmpty()) {
      return;
    }
    try {
      session.query(
          shortValues(table, columns),
          options.valuesTime(),
          TableTally.LONGEST_VALUE,
          row -> {
            for (int index = 0; index < columns.size(); index++) {
              sink(table, columns.get(index), row.get(index));
            }
            return true;
          });
    } catch (SQLException failure) {
      listener.warned(
          "values of %s '%s' are indexed in part: %s"
              .formatted(kind(table), table.name(), SqlReasons.of(failure)));
    }
  }

  private String shortValues(CatalogTable table, List<Integer> columns) {
    return columns.stream()
        .map(column -> SqlNames.quoted(dialect, table.columns().get(column).name()))
        .map(
            name ->
                "CASE WHEN %s <= %d THEN %s END"
                    .formatted(length(name), TableTally.LONGEST_VALUE, name))
        .collect(Collectors.joining(", ", "SELECT ", " FROM " + source.qualified(table.name())));
  }

  private boolean isTextual(CatalogTable table, int column) {
    return TEXTUAL
        .matcher(table.definition().columns().get(column).declaredType().toLowerCase(Locale.ROOT))
        .matches();
  }

  private String length(String name) {
    return switch (dialect) {
      case MYSQL, MARIADB -> "char_length(%s)".formatted(name);
      case POSTGRESQL -> "length(CAST(%s AS text))".formatted(name);
      default -> "length(%s)".formatted(name);
    };
  }

  private String all(CatalogTable table, long limit) {
    return "SELECT * FROM %s LIMIT %d".formatted(source.qualified(table.name()), limit);
  }

  private static String kind(CatalogTable table) {
    return switch (table.kind()) {
      case TABLE -> "table";
      case VIEW -> "view";
    };
  }
}
