package dev.assay.catalog.profile;

import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Picks a few rows: of the first ones, one after the other, the one that shows most values not yet
 * seen, so that a handful tells what a column holds.
 */
public final class RowChoice {

  /** How many rows are looked at. */
  public static final int ROWS_LOOKED_AT = 100;

  private final int rows;
  private final List<List<@Nullable Object>> seen = new ArrayList<>();

  /** A choice of so many rows. */
  public RowChoice(int rows) {
    this.rows = rows;
  }

  /** Looks at the row, if it has not looked at enough. */
  public void add(List<@Nullable Object> row) {
    if (seen.size() < ROWS_LOOKED_AT) {
      List<@Nullable Object> kept = new ArrayList<>(row);
      kept.replaceAll(value -> value == null ? null : Shortened.value(value));
      seen.add(kept);
    }
  }

  /** The rows chosen, under these names. */
  public Table chosen(List<String> names) {
    List<List<@Nullable Object>> left = new ArrayList<>(seen);
    List<List<@Nullable Object>> chosen = new ArrayList<>();
    Set<Place> shown = new HashSet<>();
    while (chosen.size() < rows && !left.isEmpty()) {
      int best = 0;
      for (int index = 1; index < left.size(); index++) {
        if (news(left.get(index), shown) > news(left.get(best), shown)) {
          best = index;
        }
      }
      List<@Nullable Object> row = left.remove(best);
      shown.addAll(places(row));
      chosen.add(row);
    }
    return Table.ofValues(names, chosen);
  }

  /** A value of a column. */
  private record Place(int column, Object value) {}

  private static long news(List<@Nullable Object> row, Set<Place> shown) {
    return places(row).stream().filter(place -> !shown.contains(place)).count();
  }

  /** The row's values; NULL tells nothing. */
  private static List<Place> places(List<@Nullable Object> row) {
    List<Place> places = new ArrayList<>(row.size());
    for (int column = 0; column < row.size(); column++) {
      Object value = row.get(column);
      if (value != null) {
        places.add(new Place(column, value));
      }
    }
    return places;
  }
}
