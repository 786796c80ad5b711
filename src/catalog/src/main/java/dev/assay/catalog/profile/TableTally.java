package dev.assay.catalog.profile;

import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.table.Binary;
import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Profiles the columns of one table from rows that come by once. What it keeps is bounded by {@link
 * #mostRows}; it also says when so much text came by that reading on is not worth its time.
 */
public final class TableTally {

  /** The most characters of a text, or bytes of a large object, that are of interest. */
  public static final int LONGEST_VALUE = 1000;

  private static final long MOST_CELLS = 5_000_000;
  private static final int FEWEST_ROWS = 1000;
  private static final long MOST_CHARACTERS = 256L << 20;

  private final List<ColumnTally> columns;
  private final RowChoice choice;
  private long rows;
  private long characters;

  /**
   * @param columnCount the columns of each row
   * @param sampleRows how many sample rows are chosen
   * @param seed makes the random values the same each time
   */
  public TableTally(int columnCount, int sampleRows, long seed) {
    RandomGenerator random = new SplittableRandom(seed);
    this.columns = new ArrayList<>(columnCount);
    for (int column = 0; column < columnCount; column++) {
      columns.add(new ColumnTally(random));
    }
    this.choice = new RowChoice(sampleRows);
  }

  /** How many rows of so many columns are profiled, of a limit that is meant for narrow tables. */
  public static long mostRows(long limit, int columnCount) {
    return Math.min(limit, Math.max(FEWEST_ROWS, MOST_CELLS / Math.max(1, columnCount)));
  }

  public void add(List<@Nullable Object> row) {
    rows++;
    choice.add(row);
    for (int column = 0; column < columns.size(); column++) {
      Object value = row.get(column);
      columns.get(column).add(value);
      characters +=
          switch (value) {
            case String text -> text.length();
            case Binary binary -> binary.hex().length();
            case null, default -> 1;
          };
    }
  }

  /** How many rows came by. */
  public long rows() {
    return rows;
  }

  /** Whether so much came by that a sample is enough. */
  public boolean isFull() {
    return characters > MOST_CHARACTERS;
  }

  /** Whether the column held text in some row. */
  public boolean hasText(int column) {
    return columns.get(column).hasText();
  }

  /**
   * The table with its profiles and sample rows.
   *
   * @param exact whether all rows of the table came by
   */
  public CatalogTable described(CatalogTable table, boolean exact) {
    List<CatalogColumn> described = new ArrayList<>(columns.size());
    for (int column = 0; column < columns.size(); column++) {
      ColumnTally tally = columns.get(column);
      described.add(
          table
              .columns()
              .get(column)
              .holding(tally.profile(exact), tally.fields())
              .knowing(tally.values(exact)));
    }
    return table.withColumns(described).withSampleRows(sampleRows(table));
  }

  /** The rows chosen, under the names of the table's columns. */
  public Table sampleRows(CatalogTable table) {
    return choice.chosen(table.columns().stream().map(CatalogColumn::name).toList());
  }
}
