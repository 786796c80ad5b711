package dev.assay.pandas.frame.groupby;

import dev.assay.pandas.frame.CategoryColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.MultiIndex;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Groups by keys of which some are categories: one group a combination, even without rows. */
final class AllCategories {

  private AllCategories() {}

  static Grouping by(List<Column> keys, List<Object> names, boolean sort, boolean dropMissing) {
    List<Level> levels = new ArrayList<>();
    for (Column key : keys) {
      levels.add(level(key, sort, dropMissing));
    }
    int total = 1;
    for (Level level : levels) {
      total = Allocation.of(total, level.uniques.size());
    }
    int[] codes = new int[keys.getFirst().size()];
    List<Column> labels = new ArrayList<>();
    int stride = total;
    for (Level level : levels) {
      int size = level.uniques.size();
      stride = size == 0 ? 0 : stride / size;
      int[] positions = new int[total];
      for (int group = 0; group < total; group++) {
        positions[group] = group / stride % size;
      }
      labels.add(level.uniques.take(positions));
      for (int row = 0; row < codes.length; row++) {
        boolean none = codes[row] < 0 || level.codes[row] < 0;
        codes[row] = none ? -1 : codes[row] + level.codes[row] * stride;
      }
    }
    Index index = Index.ofLevels(labels, names);
    for (int at = 0; at < levels.size() && index instanceof MultiIndex several; at++) {
      index =
          keys.get(at) instanceof CategoryColumn
              ? several
              : several.ordered(at, levels.get(at).uniques);
    }
    return new Grouping(Groups.of(codes, total), index);
  }

  private record Level(int[] codes, Column uniques) {}

  private static Level level(Column key, boolean sort, boolean dropMissing) {
    if (key instanceof CategoryColumn categories) {
      return categories(categories, sort, dropMissing);
    }
    Codes codes =
        Factorizer.codes(key, dropMissing ? Factorizer.Missing.DROP : Factorizer.Missing.KEEP);
    if (sort) {
      codes = codes.reordered(Sorter.safeOrder(List.of(codes.uniques(key))));
    }
    return new Level(codes.codes(), codes.uniques(key));
  }

  /** All categories, in their own order or in that of appearance; the missing one last. */
  private static Level categories(CategoryColumn key, boolean sort, boolean dropMissing) {
    int count = key.categories().size();
    Set<Integer> order = new LinkedHashSet<>();
    if (!sort) {
      Arrays.stream(key.codes()).filter(code -> code >= 0).forEach(order::add);
    }
    for (int code = 0; code < count; code++) {
      order.add(code);
    }
    boolean missing = !dropMissing && key.hasMissing();
    int[] shown = new int[count + (missing ? 1 : 0)];
    int[] places = new int[count];
    Arrays.fill(shown, -1);
    int next = 0;
    for (int code : order) {
      shown[next] = code;
      places[code] = next++;
    }
    int[] codes = new int[key.size()];
    for (int row = 0; row < codes.length; row++) {
      int code = key.codes()[row];
      codes[row] = code >= 0 ? places[code] : missing ? count : -1;
    }
    return new Level(codes, new CategoryColumn(shown, key.categories(), key.ordered()));
  }
}
