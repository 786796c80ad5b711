package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.concat.ColumnConcat;
import dev.assay.pandas.frame.join.How;
import dev.assay.pandas.frame.join.Merge;
import dev.assay.pandas.frame.join.Merger;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** {@code merge}, {@code join} and what else brings frames together. */
final class FrameCombination {

  static final String MERGE =
      "right, how='inner', on=None, left_on=None, right_on=None, left_index=False,"
          + " right_index=False, sort=False, suffixes=..., copy=None, indicator=False,"
          + " validate=None";

  private FrameCombination() {}

  static PyType.Builder<FrameObject> add(PyType.Builder<FrameObject> table) {
    return table
        .method("merge", MERGE, (self, args) -> merge(args, self.frame()))
        .method(
            "join",
            "other, on=None, how='left', lsuffix='', rsuffix='', sort=False, validate=None",
            FrameCombination::join)
        .method("combine_first", "other", FrameCombine::first)
        .method("combine", "other, func, fill_value=None, overwrite=True", FrameCombine::combine)
        .method(
            "update",
            "other, !join='left', overwrite=True, filter_func=None, errors='ignore'|'raise'",
            FrameCombine::update)
        .method("compare", Compared.NOTATION, Compared::frames)
        .method(
            "dot",
            "other",
            (self, args) -> FrameProducts.dot(args.context(), self.frame(), args.get("other")))
        .method(
            "corrwith",
            "other, axis=0, drop=False, method='pearson', numeric_only=False",
            FrameProducts::corrwith)
        .method("groupby", GroupKeys.NOTATION, GroupKeys::ofFrame)
        .method("align", Alignment.NOTATION, Alignment::frame);
  }

  /** A ValueError for a series that would be a column without a name. */
  static void requireName(Object side) {
    if (side instanceof SeriesObject series && series.series().name() == Scalars.NONE) {
      throw PythonError.valueError(
          "Cannot merge a Series without a name; give it one with rename('name')");
    }
  }

  static Object merge(Args args, DataFrame left) {
    Context context = args.context();
    requireName(args.get("right"));
    DataFrame right = Read.frame(args.get("right"), "merge");
    requireSameLevels(left, right);
    boolean arrays = isArray(args, "left_on") || isArray(args, "right_on");
    if (arrays && args.optional("left_on") != null && args.optional("right_on") != null) {
      return ArrayMerge.merge(args, left, right);
    }
    How how = How.of(args.get("how"));
    requireNoKeys(args, how);
    List<Object> leftKeys = keys(context, args.optional("left_on"));
    List<Object> rightKeys = keys(context, args.optional("right_on"));
    boolean leftIndex = args.truth("left_index");
    boolean rightIndex = args.truth("right_index");
    List<Object> on = keys(context, args.optional("on"));
    requireApart(on, leftKeys, leftIndex, rightKeys, rightIndex);
    boolean none = leftKeys == null && rightKeys == null && !leftIndex && !rightIndex;
    if (on != null) {
      leftKeys = on;
      rightKeys = on;
    } else if (how != How.CROSS && none) {
      leftKeys = common(left, right);
      rightKeys = leftKeys;
    }
    if (rightIndex && leftKeys != null) {
      rightKeys = null; // pandas takes the index then, whatever columns are named
    }
    requireFree(indicator(args), left, right);
    if (how != How.CROSS) {
      requireBoth(leftKeys, leftIndex, rightKeys, rightIndex);
    }
    List<Object> levels = sharedLevels(left, leftKeys, right, rightKeys);
    List<Object> suffixes =
        args.has("suffixes") ? suffixes(context, args.get("suffixes")) : List.of("_x", "_y");
    Object merged =
        Wrap.frame(
            context,
            Merger.merge(
                new Merge(
                    left,
                    right,
                    how,
                    leftKeys,
                    rightKeys,
                    args.truth("sort"),
                    suffix(suffixes.getFirst()),
                    suffix(suffixes.getLast()),
                    indicator(args),
                    args.optionalString("validate")),
                context.budget()));
    return levels.isEmpty()
        ? merged
        : context.call(context.attribute(merged, "set_index"), PyList.copyOf(levels));
  }

  /** Keys are given in one way: for both sides, for each, or as an index. */
  private static void requireApart(
      @Nullable List<Object> on,
      @Nullable List<Object> leftKeys,
      boolean leftIndex,
      @Nullable List<Object> rightKeys,
      boolean rightIndex) {
    if (on != null && (leftKeys != null || rightKeys != null)) {
      throw mergeError(
          "Can only pass argument \"on\" OR \"left_on\" and \"right_on\", not a combination of"
              + " both.");
    }
    if (on != null && (leftIndex || rightIndex)) {
      throw mergeError(
          "Can only pass argument \"on\" OR \"left_index\" and \"right_index\", not a"
              + " combination of both.");
    }
    if (leftIndex && leftKeys != null || rightIndex && leftKeys == null && rightKeys != null) {
      String side = leftKeys != null ? "left" : "right";
      throw mergeError(
          "Can only pass argument \"%1$s_on\" OR \"%1$s_index\" not both.".formatted(side));
    }
  }

  private static void requireNoKeys(Args args, How how) {
    boolean keys =
        Stream.of("on", "left_on", "right_on").anyMatch(name -> args.optional(name) != null);
    if (how == How.CROSS && (keys || args.truth("left_index") || args.truth("right_index"))) {
      throw mergeError(
          "Can not pass on, right_on, left_on or set right_index=True or left_index=True");
    }
  }

  private static List<Object> suffixes(Context context, Object given) {
    if (given instanceof String || !Read.isListLike(given)) {
      throw PythonError.typeError("Passing 'suffixes' other than as a pair is not supported");
    }
    List<Object> suffixes = Read.items(context, given);
    if (suffixes.size() != 2) {
      throw PythonError.valueError("suffixes are two: one for each side");
    }
    return suffixes;
  }

  private static void requireLevelsOnce(DataFrame frame, @Nullable List<Object> keys) {
    for (int at = 0; keys != null && at < keys.size(); at++) {
      if (keys.indexOf(keys.get(at)) < at && isLevel(frame, keys.get(at))) {
        throw PythonError.unsupported("merge() on one level of an index twice", "name it once");
      }
    }
  }

  /** The keys that are levels of both indexes: they are the index of the result. */
  private static List<Object> sharedLevels(
      DataFrame left,
      @Nullable List<Object> leftKeys,
      DataFrame right,
      @Nullable List<Object> rightKeys) {
    requireLevelsOnce(left, leftKeys);
    requireLevelsOnce(right, rightKeys);
    List<Object> shared = new ArrayList<>();
    for (int at = 0; leftKeys != null && rightKeys != null && at < leftKeys.size(); at++) {
      Object key = leftKeys.get(at);
      if (key.equals(rightKeys.get(at)) && isLevel(left, key) && isLevel(right, key)) {
        shared.add(key);
      }
    }
    return shared;
  }

  private static boolean isLevel(DataFrame frame, Object key) {
    return key != None.NONE && frame.columns().find(key) < 0 && frame.index().names().contains(key);
  }

  private static boolean isArray(Args args, String name) {
    return args.optional(name) != null && ArrayMerge.isArray(args.get(name));
  }

  private static @Nullable String suffix(Object given) {
    return given == None.NONE ? null : Text.str(given);
  }

  private static void requireFree(@Nullable String indicator, DataFrame left, DataFrame right) {
    if (indicator != null
        && (left.columns().find(indicator) >= 0 || right.columns().find(indicator) >= 0)) {
      throw PythonError.valueError("Cannot use name of an existing column for indicator column");
    }
  }

  private static @Nullable String indicator(Args args) {
    Object given = args.get("indicator");
    if (!(given instanceof String) && !(given instanceof Boolean)) {
      throw PythonError.valueError("indicator option can only accept boolean or string arguments");
    }
    return given instanceof String name ? name : args.truth("indicator") ? "_merge" : null;
  }

  private static @Nullable List<Object> keys(Context context, @Nullable Object given) {
    if (given == null) {
      return null;
    }
    if (given instanceof SeriesObject || given instanceof ArrayObject) {
      throw PythonError.unsupported(
          "merging by arrays", "put them into columns first and name these");
    }
    List<Object> keys = Read.labels(context, given);
    if (keys.isEmpty()) {
      throw PythonError.indexError("list index out of range: a merge is by one key at least");
    }
    return keys;
  }

  private static List<Object> common(DataFrame left, DataFrame right) {
    List<Object> common = new ArrayList<>();
    for (Object label : left.columns().labels()) {
      if (right.columns().find(label) >= 0) {
        common.add(label);
      }
    }
    if (common.isEmpty()) {
      throw mergeError(
          "No common columns to perform merge on. Merge options: left_on=None, right_on=None,"
              + " left_index=False, right_index=False");
    }
    return common;
  }

  private static void requireSameLevels(DataFrame left, DataFrame right) {
    int levels = left.columns().levelCount();
    int others = right.columns().levelCount();
    if (levels != others) {
      throw mergeError(
          "Not allowed to merge between different levels. (%d levels on the left, %d on the right)"
              .formatted(levels, others));
    }
  }

  private static PythonError mergeError(String message) {
    return new PythonError("MergeError", message);
  }

  private static void requireBoth(
      @Nullable List<Object> left,
      boolean leftIndex,
      @Nullable List<Object> right,
      boolean rightIndex) {
    if (left == null && !leftIndex) {
      throw mergeError("Must pass left_on or left_index=True");
    }
    if (right == null && !rightIndex) {
      throw mergeError("Must pass right_on or right_index=True");
    }
    if (left != null && right != null && left.size() != right.size()) {
      throw PythonError.valueError("len(right_on) must equal len(left_on)");
    }
  }

  private static Object join(FrameObject self, Args args) {
    if (Read.isList(args.get("other")) && !(args.get("other") instanceof SeriesObject)) {
      return Wrap.frame(args.context(), several(self.frame(), args));
    }
    return Wrap.frame(args.context(), joined(args, self.frame(), args.get("other")));
  }

  /**
   * Several frames at once, by their rows' labels: side by side where no labels repeat, so that
   * columns take the dtype of all rows of all frames, else one after another.
   */
  private static DataFrame several(DataFrame self, Args args) {
    if (args.optional("on") != null) {
      throw PythonError.valueError(
          "Joining multiple DataFrames only supported for joining on index");
    }
    if (!args.string("lsuffix").isEmpty() || !args.string("rsuffix").isEmpty()) {
      throw PythonError.valueError("Suffixes not supported when joining multiple DataFrames");
    }
    List<DataFrame> frames = new ArrayList<>(List.of(self));
    for (Object each : args.context().list(args.get("other"))) {
      frames.add(Read.frame(each, "join"));
    }
    String how = args.string("how");
    boolean unique = frames.stream().allMatch(frame -> frame.index().isUnique());
    boolean left = how.equals("left");
    if (!unique || !left && !how.equals("outer") && !how.equals("inner")) {
      DataFrame result = self;
      for (Object each : args.context().list(args.get("other"))) {
        result = joined(args, result, each);
      }
      return result;
    }
    DataFrame all =
        ColumnConcat.concat(
            frames, how.equals("inner"), args.truth("sort"), args.context().budget());
    if (!all.columns().isUnique()) {
      throw PythonError.valueError("Indexes have overlapping values");
    }
    return left ? Reindexer.rows(all, self.index()) : all;
  }

  private static DataFrame joined(Args args, DataFrame left, Object other) {
    if (other instanceof SeriesObject series && series.series().name() == None.NONE) {
      throw PythonError.valueError("Other Series must have a name");
    }
    DataFrame right = Read.frame(other, "join");
    requireSameLevels(left, right);
    String leftSuffix = args.string("lsuffix");
    String rightSuffix = args.string("rsuffix");
    if (leftSuffix.isEmpty() && rightSuffix.isEmpty()) {
      List<String> both =
          left.columns().labels().stream()
              .filter(label -> right.columns().find(label) >= 0)
              .map(Text::repr)
              .toList();
      if (!both.isEmpty()) {
        throw PythonError.valueError(
            "columns overlap but no suffix specified: Index(["
                + String.join(", ", both)
                + "], dtype='object')");
      }
    }
    return Merger.merge(
        new Merge(
            left,
            right,
            How.of(args.get("how")),
            keys(args.context(), args.optional("on")),
            null,
            args.truth("sort"),
            leftSuffix,
            rightSuffix,
            null,
            args.optionalString("validate")),
        args.context().budget());
  }
}
