package dev.assay.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An immutable table: named columns and rows of values (see {@link Values} for what a value may
 * be). Column names may repeat, as they do in results of SQL.
 */
public final class Table {

  private final List<Column> columns;
  private final List<List<@Nullable Object>> rows;

  private Table(List<Column> columns, List<List<@Nullable Object>> rows) {
    this.columns = columns;
    this.rows = rows;
  }

  /**
   * A table of the given columns and rows; each row has one value a column.
   *
   * @throws IllegalArgumentException when a row is too short or too long, or holds something that
   *     is not a value
   */
  public static Table of(
      List<Column> columns, List<? extends List<? extends @Nullable Object>> rows) {
    List<List<@Nullable Object>> copies = new ArrayList<>(rows.size());
    for (List<? extends @Nullable Object> row : rows) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException(
            "row %d has %d values for %d columns"
                .formatted(copies.size(), row.size(), columns.size()));
      }
      List<@Nullable Object> copy = new ArrayList<>(row.size());
      row.forEach(value -> copy.add(Values.normalized(value)));
      copies.add(Collections.unmodifiableList(copy));
    }
    return new Table(List.copyOf(columns), Collections.unmodifiableList(copies));
  }

  /** A table whose column types are found from the values. */
  public static Table ofValues(
      List<String> names, List<? extends List<? extends @Nullable Object>> rows) {
    List<Column> untyped = names.stream().map(name -> new Column(name, ValueType.ANY)).toList();
    Table table = of(untyped, rows);
    List<Column> typed = new ArrayList<>(names.size());
    for (int index = 0; index < names.size(); index++) {
      typed.add(new Column(names.get(index), Values.typeOf(table.values(index))));
    }
    return new Table(List.copyOf(typed), table.rows);
  }

  public List<Column> columns() {
    return columns;
  }

  public List<String> columnNames() {
    return columns.stream().map(Column::name).toList();
  }

  public int columnCount() {
    return columns.size();
  }

  public int rowCount() {
    return rows.size();
  }

  public boolean isEmpty() {
    return rows.isEmpty();
  }

  public List<List<@Nullable Object>> rows() {
    return rows;
  }

  public @Nullable Object value(int row, int column) {
    return rows.get(row).get(column);
  }

  /** The values of one column, top to bottom. */
  public List<@Nullable Object> values(int column) {
    List<@Nullable Object> values = new ArrayList<>(rows.size());
    rows.forEach(row -> values.add(row.get(column)));
    return values;
  }

  /** The first rows, at most {@code count} of them. */
  public Table head(int count) {
    return count >= rows.size() ? this : new Table(columns, rows.subList(0, count));
  }

  /** Each row once, where it stands first; rows are the same as {@link Object#equals} sees them. */
  public Table distinct() {
    return new Table(columns, List.copyOf(new LinkedHashSet<>(rows)));
  }

  /** The columns at the given positions, in that order. */
  public Table project(List<Integer> positions) {
    List<Column> chosen = positions.stream().map(columns::get).toList();
    List<List<@Nullable Object>> projected = new ArrayList<>(rows.size());
    for (List<@Nullable Object> row : rows) {
      List<@Nullable Object> values = new ArrayList<>(positions.size());
      positions.forEach(position -> values.add(row.get(position)));
      projected.add(Collections.unmodifiableList(values));
    }
    return new Table(chosen, Collections.unmodifiableList(projected));
  }

  /**
   * Same columns and same values in the same places; numbers as {@link Object#equals} sees them.
   */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Table that && columns.equals(that.columns) && rows.equals(that.rows);
  }

  @Override
  public int hashCode() {
    return 31 * columns.hashCode() + rows.hashCode();
  }

  @Override
  public String toString() {
    return TableText.aligned(this, 20);
  }
}
