package dev.assay.pandas.frame.groupby;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Groups by keys of which some are categories: one group a combination, even without rows. */
final class AllCategories {

  private AllCategories() {}

  static Grouping by(List<Column> keys, List<Object> names, boolean sort, boolean dropMissing) {
    List<Level> levels = new ArrayList<>();
    for (Column key : keys) {
      levels.add(level(key, sort, dropMissing));
      if (sort && keys.size() > 1 && !Sorter.hasOrder(List.of(levels.getLast().uniques))) {
        throw PythonError.typeError("'<' not supported between labels of unlike types")
            .hinting("; categories beside them are sorted");
      }
    }
    int total = 1;
    for (Level level : levels) {
      total = Allocation.of(total, level.uniques.size());
    }
    int[] codes = Allocation.ints(keys.getFirst().size());
    List<Column> labels = new ArrayList<>();
    int stride = total;
    for (Level level : levels) {
      int size = level.uniques.size();
      stride = size == 0 ? 0 : stride / size;
      int[] positions = Allocation.ints(total);
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
              : several.ordered(at, sorted(known(levels.get(at).uniques)));
    }
    return new Grouping(
        keys.size() > 1 ? Groups.ofCombinations(codes, total) : Groups.of(codes, total), index);
  }

  /** The labels that a level of combinations knows: not the missing one. */
  private static Column known(Column labels) {
    return labels.take(
        IntStream.range(0, labels.size()).filter(at -> !labels.isMissing(at)).toArray());
  }

  /** A product of levels sorts the labels that each knows. */
  private static Column sorted(Column labels) {
    return Sorter.hasSafeOrder(List.of(labels))
        ? labels.take(Sorter.safeOrder(List.of(labels)))
        : labels;
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

  /** All categories, in their own order or in that of appearance. */
  private static Level categories(CategoryColumn key, boolean sort, boolean dropMissing) {
    int count = key.categories().size();
    Set<Integer> order = new LinkedHashSet<>();
    if (!sort) {
      Arrays.stream(key.codes()).filter(code -> code >= 0).forEach(order::add);
    }
    for (int code = 0; code < count; code++) {
      order.add(code);
    }
    int[] shown = places(key, order, sort, dropMissing);
    int[] places = Allocation.ints(count + 1);
    Arrays.fill(places, -1);
    for (int at = 0; at < shown.length; at++) {
      places[shown[at] < 0 ? count : shown[at]] = at;
    }
    int[] codes = Allocation.ints(key.size());
    for (int row = 0; row < codes.length; row++) {
      int code = key.codes()[row];
      codes[row] = places[code < 0 ? count : code];
    }
    return new Level(codes, new CategoryColumn(shown, key.categories(), key.ordered()));
  }

  /** The codes in their order, and -1 for the missing key: last, or where it appears first. */
  private static int[] places(
      CategoryColumn key, Set<Integer> order, boolean sort, boolean dropMissing) {
    List<Integer> shown = new ArrayList<>(order);
    if (!dropMissing && key.hasMissing()) {
      Set<Integer> before = new LinkedHashSet<>();
      for (int row = 0; key.codes()[row] >= 0; row++) {
        before.add(key.codes()[row]);
      }
      shown.add(sort ? shown.size() : before.size(), -1);
    }
    return shown.stream().mapToInt(code -> code).toArray();
  }
}
