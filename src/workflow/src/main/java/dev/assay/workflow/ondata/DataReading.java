package dev.assay.workflow.ondata;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.FirstRows;
import dev.assay.catalog.KnownKey;
import dev.assay.catalog.ReadRows;
import dev.assay.catalog.RowBounds;
import dev.assay.catalog.SqlNames;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.SqlFailure;
import dev.assay.table.Column;
import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads tables of the user's database: whole where they are small, else their first rows and those
 * that these refer to, so that joins lead somewhere.
 */
final class DataReading {

  static final int MOST_CELLS_OF_A_TABLE = 50_000;
  static final int MOST_CELLS = 200_000;
  private static final int SAMPLED_ROWS = 200;
  private static final int KEYS_A_QUERY = 100;

  private final UsersRows database;
  private final Catalog catalog;

  DataReading(UsersRows database, Catalog catalog) {
    this.database = database;
    this.catalog = catalog;
  }

  /** What came of reading tables. */
  sealed interface Outcome {

    /**
     * Their rows.
     *
     * @param partial the tables of which there are more
     */
    record Read(Map<String, Table> tables, Set<String> partial) implements Outcome {}

    /** One has more than can be compared on. */
    record TooLarge(String table) implements Outcome {}

    /** One could not be read. */
    record Failed(String table, SqlFailure failure) implements Outcome {}
  }

  /** All rows of the tables. */
  Outcome whole(Set<String> names) {
    Map<String, Table> tables = new LinkedHashMap<>();
    long cells = 0;
    for (String name : referringFirst(names)) {
      int columns = Math.max(1, table(name).definition().columns().size());
      switch (first(name, "", MOST_CELLS_OF_A_TABLE / columns)) {
        case ReadRows.None(var failure) -> {
          return new Outcome.Failed(name, failure);
        }
        case ReadRows.Some some -> {
          cells += (long) columns * some.table().rowCount();
          if (!some.complete() || cells > MOST_CELLS) {
            return new Outcome.TooLarge(name);
          }
          tables.put(name, known(table(name), some.table()));
        }
      }
    }
    return new Outcome.Read(tables, Set.of());
  }

  /** Some rows of the tables: the first ones, and those that rows of the others refer to. */
  Outcome sample(Set<String> names) {
    Map<String, Table> tables = new LinkedHashMap<>();
    Set<String> partial = new LinkedHashSet<>();
    for (String name : referringFirst(names)) {
      int columns = Math.max(1, table(name).definition().columns().size());
      int most = Math.max(1, Math.min(SAMPLED_ROWS, MOST_CELLS / names.size() / columns));
      switch (first(name, "", most)) {
        case ReadRows.None(var failure) -> {
          return new Outcome.Failed(name, failure);
        }
        case ReadRows.Some some -> {
          Table rows = known(table(name), some.table());
          if (!some.complete()) {
            partial.add(name);
            rows = with(rows, referred(name, rows, tables));
          }
          tables.put(name, rows);
        }
      }
    }
    return new Outcome.Read(tables, partial);
  }

  private CatalogTable table(String name) {
    return catalog.table(name).orElseThrow();
  }

  private ReadRows first(String name, String condition, int most) {
    int rows = Math.max(1, Math.min(most, RowBounds.MOST_ROWS - 1));
    String from = catalog.written(name) + condition;
    return database.read(FirstRows.of(catalog.dialect(), "*", from, rows + 1L), RowBounds.of(rows));
  }

  /** The columns that the catalog knows: the database may have got others since it was read. */
  private static Table known(CatalogTable table, Table rows) {
    List<Integer> places = new ArrayList<>();
    List<Column> columns = new ArrayList<>();
    for (int at = 0; at < rows.columnCount(); at++) {
      Column column = rows.columns().get(at);
      Optional<ColumnDefinition> defined = table.definition().column(column.name());
      if (defined.isPresent()) {
        places.add(at);
        columns.add(new Column(defined.get().name(), column.type()));
      }
    }
    return Table.of(columns, rows.project(places).rows());
  }

  /** The names, each before those that its table refers to. */
  private List<String> referringFirst(Set<String> names) {
    LinkedHashSet<String> referredFirst = new LinkedHashSet<>();
    names.forEach(name -> visit(name, names, new HashSet<>(), referredFirst));
    return List.copyOf(referredFirst).reversed();
  }

  private void visit(String name, Set<String> names, Set<String> above, Set<String> done) {
    if (!names.contains(name) || done.contains(name) || !above.add(name)) {
      return;
    }
    keys(name).forEach(key -> visit(referredTo(key), names, above, done));
    done.add(name);
  }

  private List<ForeignKey> keys(String name) {
    return table(name).keys().stream().map(KnownKey::key).toList();
  }

  private String referredTo(ForeignKey key) {
    return catalog.table(key.referencedTable()).map(CatalogTable::name).orElse("");
  }

  /** The rows that are referred to and not at hand. */
  private List<List<@Nullable Object>> referred(
      String name, Table atHand, Map<String, Table> referring) {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    referring.forEach(
        (other, table) ->
            keys(other).stream()
                .filter(key -> referredTo(key).equals(name))
                .forEach(key -> rows.addAll(referred(key, atHand, table))));
    return List.copyOf(new LinkedHashSet<>(rows));
  }

  private List<List<@Nullable Object>> referred(ForeignKey key, Table atHand, Table referring) {
    Set<List<String>> wanted = literals(referring, key.columns());
    wanted.removeAll(literals(atHand, key.referencedColumns()));
    List<List<String>> all = List.copyOf(wanted);
    List<List<@Nullable Object>> rows = new ArrayList<>();
    for (int from = 0; from < all.size(); from += KEYS_A_QUERY) {
      List<List<String>> some = all.subList(from, Math.min(from + KEYS_A_QUERY, all.size()));
      String condition =
          some.stream()
              .map(values -> condition(key.referencedColumns(), values))
              .collect(Collectors.joining(" OR ", " WHERE ", ""));
      if (first(referredTo(key), condition, some.size()) instanceof ReadRows.Some found) {
        rows.addAll(known(table(referredTo(key)), found.table()).rows());
      }
    }
    return rows;
  }

  private String condition(List<String> columns, List<String> values) {
    return IntStream.range(0, columns.size())
        .mapToObj(
            at -> SqlNames.written(catalog.dialect(), columns.get(at)) + " = " + values.get(at))
        .collect(Collectors.joining(" AND ", "(", ")"));
  }

  /** The values of these columns as SQL writes them; rows with NULL among them refer to nothing. */
  private Set<List<String>> literals(Table table, List<String> columns) {
    List<Integer> places = columns.stream().map(name -> place(table, name)).toList();
    Set<List<String>> literals = new LinkedHashSet<>();
    if (places.contains(-1)) {
      return literals;
    }
    for (List<@Nullable Object> row : table.rows()) {
      List<String> values = new ArrayList<>();
      for (int place : places) {
        Object value = row.get(place);
        if (value != null) {
          values.add(literal(value));
        }
      }
      if (values.size() == places.size()) {
        literals.add(values);
      }
    }
    return literals;
  }

  private String literal(Object value) {
    return value instanceof Number
        ? value.toString()
        : SqlNames.text(catalog.dialect(), value.toString());
  }

  private static int place(Table table, String name) {
    List<String> names = table.columnNames();
    return IntStream.range(0, names.size())
        .filter(at -> names.get(at).equalsIgnoreCase(name))
        .findFirst()
        .orElse(-1);
  }

  private static Table with(Table table, List<List<@Nullable Object>> more) {
    List<List<@Nullable Object>> rows = new ArrayList<>(table.rows());
    rows.addAll(more);
    return Table.of(table.columns(), rows);
  }
}
