package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.common.Alignment;
import dev.assay.pandas.api.common.Compared;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Suffixes;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.groupby.GroupKeys;
import dev.assay.pandas.api.merge.ArrayMerge;
import dev.assay.pandas.api.merge.JoinKeys;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.concat.ColumnConcat;
import dev.assay.pandas.frame.join.How;
import dev.assay.pandas.frame.join.Merge;
import dev.assay.pandas.frame.join.Merger;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** {@code merge}, {@code join} and what else brings frames together. */
public final class FrameCombination {

  public static final String MERGE =
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
            "other, !axis=0, !drop=False, method='pearson', numeric_only=False",
            FrameProducts::corrwith)
        .method("groupby", GroupKeys.NOTATION, GroupKeys::ofFrame)
        .method("align", Alignment.NOTATION, Alignment::frame);
  }

  /** A ValueError for a series that would be a column without a name. */
  public static void requireName(Object side) {
    if (side instanceof SeriesObject series && series.series().name() == Scalars.NONE) {
      throw PythonError.valueError("Cannot merge a Series without a name")
          .hinting("; give it one with rename('name')");
    }
  }

  public static Object merge(Args args, DataFrame left) {
    Context context = args.context();
    requireName(args.get("right"));
    DataFrame right = Read.frame(args.get("right"));
    JoinKeys.requireSameLevels(left, right);
    boolean arrays = isArray(args, "left_on") || isArray(args, "right_on");
    if (arrays && args.optional("left_on") != null && args.optional("right_on") != null) {
      return ArrayMerge.merge(args, left, right);
    }
    How how = How.of(args.get("how"));
    requireNoKeys(args, how);
    JoinKeys keys =
        how == How.CROSS
            ? new JoinKeys(null, null)
            : JoinKeys.of(args, left, right, isIndex(args, "left"), isIndex(args, "right"));
    requireFree(indicator(args), left, right);
    List<Object> levels = keys.sharedLevels(left, right);
    Suffixes suffixes = Suffixes.of(args);
    Merge merge =
        new Merge(
            left,
            right,
            how,
            keys.left(),
            keys.right(),
            args.truth("sort"),
            suffixes.left(),
            suffixes.right(),
            indicator(args),
            args.optionalString("validate"),
            false);
    Object merged = Wrap.frame(context, Merger.merge(merge, context.budget()));
    return levels.isEmpty() ? merged : context.invoke(merged, "set_index", PyList.copyOf(levels));
  }

  private static void requireNoKeys(Args args, How how) {
    boolean keys =
        Stream.of("on", "left_on", "right_on").anyMatch(name -> args.optional(name) != null);
    if (how == How.CROSS && (keys || args.truth("left_index") || args.truth("right_index"))) {
      throw crossKeys();
    }
  }

  /** Whether a side's index is the key, which is told by nothing but a truth. */
  private static boolean isIndex(Args args, String side) {
    Object given = args.get(side + "_index");
    if (!(Scalars.plain(given) instanceof Boolean)) {
      throw PythonError.valueError(
          "%s_index parameter must be of type bool, not %s", side, args.context().typeName(given));
    }
    return args.context().truth(given);
  }

  private static PythonError crossKeys() {
    return PythonError.mergeError(
        "Can not pass on, right_on, left_on or set right_index=True or left_index=True");
  }

  private static boolean isArray(Args args, String name) {
    return args.optional(name) != null && Read.isArray(args.get(name));
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

  private static Object join(FrameObject self, Args args) {
    Object other = args.get("other");
    boolean one = other instanceof FrameObject || other instanceof SeriesObject;
    return Wrap.frame(args, one ? joined(args, self.frame(), other) : several(self.frame(), args));
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
    for (Object each : args.list("other")) {
      if (!(each instanceof FrameObject || each instanceof SeriesObject)) {
        throw PythonError.attributeError(
            "'%s' object has no attribute 'index'", args.context().typeName(each));
      }
      frames.add(Read.frame(each));
    }
    String how = args.string("how");
    boolean left = how.equals("left");
    if (!frames.stream().allMatch(frame -> frame.index().isUnique())) {
      return inTurn(frames, args);
    }
    if (!left && !how.equals("outer") && !how.equals("inner")) {
      throw PythonError.valueError(
          "Only can inner (intersect) or outer (union) join the other axis");
    }
    DataFrame all =
        ColumnConcat.concat(frames, how.equals("inner"), args.truth("sort"), args.budget());
    if (!all.columns().isUnique()) {
      throw PythonError.valueError("Indexes have overlapping values");
    }
    return left ? Reindexer.rows(all, self.index()) : all;
  }

  /** One frame after another, as merged by their indexes. */
  private static DataFrame inTurn(List<DataFrame> frames, Args args) {
    How how = How.of(args.get("how"));
    if (how == How.CROSS) {
      throw crossKeys();
    }
    String validate = args.optionalString("validate");
    DataFrame result = frames.getFirst();
    for (DataFrame each : frames.subList(1, frames.size())) {
      JoinKeys.requireSameLevels(result, each);
      result =
          Merger.merge(
              new Merge(result, each, how, null, null, false, "_x", "_y", null, validate, false),
              args.budget());
    }
    return result;
  }

  private static DataFrame joined(Args args, DataFrame left, Object other) {
    if (other instanceof SeriesObject series && series.series().name() == None.NONE) {
      throw PythonError.valueError("Other Series must have a name");
    }
    DataFrame right = Read.frame(other);
    JoinKeys.requireSameLevels(left, right);
    How how = How.of(args.get("how"));
    List<Object> on = JoinKeys.labels(args.context(), args.optional("on"));
    if (how == How.CROSS && on != null) {
      throw crossKeys();
    }
    Merge merge =
        new Merge(
            left,
            right,
            how,
            on,
            null,
            args.truth("sort"),
            args.string("lsuffix"),
            args.string("rsuffix"),
            null,
            args.optionalString("validate"),
            false);
    return Merger.merge(merge, args.budget());
  }
}
