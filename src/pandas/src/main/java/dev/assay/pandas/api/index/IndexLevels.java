package dev.assay.pandas.api.index;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.Levels;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.frame.reshape.LevelOrder;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The levels of an index: what each knows, and where its labels stand in that. */
final class IndexLevels {

  private IndexLevels() {}

  static PyType.Builder<IndexObject> add(PyType.Builder<IndexObject> table) {
    return table
        .property("levels", (self, context) -> levels(several(self, "levels"), context))
        .property("codes", (self, _) -> codes(several(self, "codes")))
        .property("levshape", (self, _) -> shape(several(self, "levshape")))
        .method(
            "remove_unused_levels",
            "",
            (self, args) ->
                Wrap.index(args, LevelOrder.used(several(self, "remove_unused_levels"))))
        .method("set_levels", "levels, *, level=None, !verify_integrity=True", IndexLevels::set);
  }

  private static MultiIndex several(IndexObject self, String name) {
    if (self.index() instanceof MultiIndex several) {
      return several;
    }
    throw IndexElements.absent(name);
  }

  private static Object levels(MultiIndex index, Context context) {
    List<Index> levels = new ArrayList<>();
    for (int at = 0; at < index.levelCount(); at++) {
      levels.add(Index.of(LevelOrder.known(index, at), index.names().get(at)));
    }
    return FrozenLists.levels(context, levels);
  }

  private static Object shape(MultiIndex index) {
    return PyTuple.of(
        Allocation.objects(index.levelCount(), at -> (long) LevelOrder.known(index, at).size()));
  }

  private static Object codes(MultiIndex index) {
    List<LongColumn> all = new ArrayList<>();
    for (int at = 0; at < index.levelCount(); at++) {
      long[] codes = Arrays.stream(codes(index, at)).asLongStream().toArray();
      int known = LevelOrder.known(index, at).size();
      all.add(
          new LongColumn(
              codes, known < 128 ? DType.INT8 : known < 32768 ? DType.INT16 : DType.INT32));
    }
    return FrozenLists.codes(all);
  }

  /** Which value of its level each label has; -1 for a missing one. */
  private static int[] codes(MultiIndex index, int level) {
    Index known = Index.of(LevelOrder.known(index, level), Scalars.NONE);
    return Aligner.positions(known, Index.of(index.levels().get(level), Scalars.NONE));
  }

  /** Other labels in place of what one level knows, or all of them. */
  private static Object set(IndexObject self, Args args) {
    MultiIndex index = several(self, "set_levels");
    Object level = args.get("level");
    List<Object> given =
        level == Scalars.NONE || Read.isList(level)
            ? args.list("levels")
            : List.of(args.get("levels"));
    List<Integer> numbers =
        level == Scalars.NONE
            ? IntStream.range(0, index.levelCount()).boxed().toList()
            : Read.labels(args.context(), level).stream()
                .map(each -> Levels.number(index, each))
                .toList();
    if (given.size() != numbers.size()) {
      throw PythonError.valueError(
          level == Scalars.NONE
              ? "Length of levels must match number of levels."
              : "Length of levels must match length of level.");
    }
    MultiIndex changed = index;
    for (int at = 0; at < numbers.size(); at++) {
      changed = replaced(changed, numbers.get(at), Read.index(args.context(), given.get(at)));
    }
    return Wrap.index(args, changed);
  }

  private static MultiIndex replaced(MultiIndex index, int level, Index labels) {
    int[] codes = codes(index, level);
    int most = Arrays.stream(codes).max().orElse(-1);
    if (most >= labels.size()) {
      throw PythonError.valueError(
          "On level %d, code max (%d) >= length of level (%d). NOTE: this index is in an"
              + " inconsistent state",
          level, most, labels.size());
    }
    if (!labels.isUnique()) {
      throw PythonError.valueError(
          "Level values must be unique: " + Text.str(labels.labels()) + " on level " + level);
    }
    List<Column> levels = new ArrayList<>(index.levels());
    levels.set(level, labels.column().takeOrMissing(codes));
    MultiIndex changed = new MultiIndex(levels, index.names());
    for (int at = 0; at < levels.size(); at++) {
      changed = changed.ordered(at, at == level ? labels.column() : LevelOrder.known(index, at));
    }
    return changed;
  }
}
