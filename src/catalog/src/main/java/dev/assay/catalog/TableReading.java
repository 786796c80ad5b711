package dev.assay.catalog;

import dev.assay.catalog.nested.JsonFields;
import dev.assay.catalog.profile.RowChoice;
import dev.assay.catalog.profile.TableTally;
import dev.assay.catalog.profile.ValueFacts;
import dev.assay.sql.Dialect;
import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads rows of one table after the other: their number, sample rows, profiles and values. */
final class TableReading {

  /** Declared types whose columns may hold text; in SQLite every column may. */
  private static final Pattern TEXTUAL =
      Pattern.compile("(?i).*(char|text|clob|string|enum|set|name|citext).*");

  /** Where no profiles are read: enough to see which columns have few values. */
  private static final int ROWS_FOR_FACTS = 5_000;

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
    Counted counted = counted(table);
    if (table.columns().isEmpty()) {
      return counted.table();
    }
    LostOfTable lost = new LostOfTable(table.name());
    try {
      return read(counted.table(), "*", lost);
    } catch (SQLException failure) {
      return readInPart(counted, failure, lost);
    } finally {
      lost.tell(listener);
    }
  }

  private CatalogTable read(CatalogTable table, String columns, LostOfTable lost)
      throws SQLException {
    lost.clear();
    return options.profiles() ? profiled(table, columns, lost) : sampled(table, columns, lost);
  }

  /** The columns that can be read, where not all can; else only what is declared. */
  private CatalogTable readInPart(Counted counted, SQLException failure, LostOfTable lost) {
    CatalogTable table = counted.table();
    String reason = SqlReasons.of(failure);
    boolean known = reason.equals(counted.failure());
    Optional<ReadableColumns.Found> found =
        known || failure instanceof SQLTimeoutException
            ? Optional.empty()
            : new ReadableColumns(session, source, dialect, options.statementTime())
                .of(
                    table.name(),
                    table.definition().columns(),
                    options.profiles() ? mostRows(table) + 1 : ROWS_FOR_FACTS + 1);
    if (found.isPresent()) {
      try {
        CatalogTable read = read(table, found.get().select(), lost);
        found.get().failures().forEach((column, why) -> warnOfColumn(table, column, why));
        return read;
      } catch (SQLException again) {
        reason = SqlReasons.of(again);
      }
    }
    if (!known) {
      listener.warned(
          "rows of %s '%s' are not read: %s".formatted(kind(table), table.name(), reason));
    }
    return table;
  }

  private void warnOfColumn(CatalogTable table, String column, String reason) {
    listener.warned(
        "column '%s' of %s '%s' %s".formatted(column, kind(table), table.name(), reason));
  }

  /**
   * A table whose rows were counted.
   *
   * @param failure why they could not be; empty where they were
   */
  private record Counted(CatalogTable table, String failure) {}

  private Counted counted(CatalogTable table) {
    try {
      String from = source.qualified(table.name());
      return new Counted(
          table.withRowCount(
              session.number("SELECT count(*) FROM " + from, options.statementTime()), false),
          "");
    } catch (SQLException failure) {
      OptionalLong estimate = source.estimatedRows(table.name());
      listener.warned(
          "rows of %s '%s' are not counted: %s"
              .formatted(kind(table), table.name(), SqlReasons.of(failure)));
      return new Counted(
          table.withRowCount(estimate.orElse(CatalogTable.UNKNOWN_ROWS), estimate.isPresent()),
          failure instanceof SQLTimeoutException ? "" : SqlReasons.of(failure));
    }
  }

  private CatalogTable sampled(CatalogTable table, String columns, LostOfTable lost)
      throws SQLException {
    RowChoice choice = new RowChoice(options.sampleRows());
    List<JsonFields> json =
        table.columns().stream().map(_ -> new JsonFields(TableTally.LONGEST_VALUE)).toList();
    List<ValueFacts> facts = table.columns().stream().map(_ -> new ValueFacts()).toList();
    long[] rows = new long[1];
    boolean ended =
        session.query(
            first(table, columns, ROWS_FOR_FACTS + 1),
            options.statementTime(),
            TableTally.LONGEST_VALUE,
            lost,
            row -> {
              choice.add(row);
              rows[0]++;
              for (int column = 0; column < row.size(); column++) {
                facts.get(column).add(row.get(column));
                if (rows[0] <= RowChoice.ROWS_LOOKED_AT && row.get(column) instanceof String text) {
                  json.get(column).add(text);
                }
              }
              return rows[0] <= ROWS_FOR_FACTS;
            });
    List<CatalogColumn> held = new ArrayList<>();
    for (int column = 0; column < json.size(); column++) {
      CatalogColumn known = table.columns().get(column);
      held.add(
          known
              .holding(known.profile(), json.get(column).fields())
              .knowing(facts.get(column).found(ended && rows[0] <= ROWS_FOR_FACTS)));
    }
    return table
        .withColumns(held)
        .withSampleRows(choice.chosen(table.columns().stream().map(CatalogColumn::name).toList()));
  }

  private CatalogTable profiled(CatalogTable table, String columns, LostOfTable lost)
      throws SQLException {
    long most = mostRows(table);
    boolean small = table.rowCount() <= most && table.rowCount() >= 0;
    TableTally tally = tally(table);
    boolean whole;
    try {
      whole =
          read(
              table,
              small
                  ? first(table, columns, most + 1)
                  : source.sample(table, columns, table.rowCount(), most),
              tally,
              lost,
              most);
    } catch (SQLException failure) {
      // what a small table fails at, its first rows may well fail at, too
      if (small && !(failure instanceof SQLTimeoutException)) {
        throw failure;
      }
      tally = tally(table);
      lost.clear();
      read(table, first(table, columns, RowChoice.ROWS_LOOKED_AT), tally, lost, most);
      listener.warned(
          "%s '%s' is profiled from its first rows: %s"
              .formatted(kind(table), table.name(), SqlReasons.of(failure)));
      small = false;
      whole = false;
    }
    boolean exact = small && whole;
    if (!exact && values != null) {
      readValues(table, tally);
    }
    return tally.described(table, exact);
  }

  private long mostRows(CatalogTable table) {
    return TableTally.mostRows(options.rowsPerTable(), table.columns().size());
  }

  private TableTally tally(CatalogTable table) {
    return new TableTally(table.columns().size(), options.sampleRows(), options.seed());
  }

  /** Whether all rows of the query were read; their text goes to the sink as well. */
  private boolean read(
      CatalogTable table, String sql, TableTally tally, LostOfTable lost, long most)
      throws SQLException {
    return session.query(
            sql,
            options.statementTime(),
            TableTally.LONGEST_VALUE,
            lost,
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
          (_, _) -> {}, // told when the table itself was read
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
        .matcher(table.definition().columns().get(column).typeName().toLowerCase(Locale.ROOT))
        .matches();
  }

  private String length(String name) {
    return switch (dialect) {
      case MYSQL, MARIADB -> "char_length(%s)".formatted(name);
      case POSTGRESQL, DUCKDB -> "length(CAST(%s AS text))".formatted(name);
      case MSSQL -> "len(%s)".formatted(name);
      default -> "length(%s)".formatted(name);
    };
  }

  private String first(CatalogTable table, String columns, long rows) {
    return FirstRows.of(dialect, columns, source.qualified(table.name()), rows);
  }

  private static String kind(CatalogTable table) {
    return switch (table.kind()) {
      case TABLE -> "table";
      case VIEW -> "view";
    };
  }
}
