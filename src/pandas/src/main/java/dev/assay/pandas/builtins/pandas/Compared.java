package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.BoolColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.MultiIndex;
import dev.assay.pandas.frame.Positions;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** {@code compare(other)}: where two frames, or two series, differ, side by side. */
final class Compared {

  static final String NOTATION =
      "other, align_axis=1, keep_shape=False, keep_equal=False, result_names=...";

  private Compared() {}

  static Object frames(FrameObject self, Args args) {
    if (!(args.get("other") instanceof FrameObject other)) {
      throw unlike(args, "DataFrame");
    }
    Context context = args.context();
    DataFrame one = self.frame();
    DataFrame two = other.frame();
    boolean[][] differs = differing(context, one, two);
    boolean shape = args.truth("keep_shape");
    boolean[] rowKept = new boolean[one.rowCount()];
    Positions columns = new Positions();
    for (int at = 0; at < differs.length; at++) {
      boolean some = shape;
      for (int row = 0; row < rowKept.length; row++) {
        rowKept[row] |= shape || differs[at][row];
        some |= differs[at][row];
      }
      if (some) {
        columns.add(at);
      }
    }
    int[] rows = Positions.where(rowKept);
    List<Column> data = new ArrayList<>();
    Positions sources = new Positions();
    List<Object> sides = new ArrayList<>();
    List<Object> names = names(args);
    for (int at : columns.toArray()) {
      data.add(shown(args, one.series(at), differs[at]).take(rows));
      data.add(shown(args, two.series(at), differs[at]).take(rows));
      sources.add(at);
      sources.add(at);
      sides.addAll(names);
    }
    Index doubled = one.columns().take(sources.toArray());
    List<Column> levels = new ArrayList<>(doubled.levels());
    levels.add(Columns.infer(sides));
    List<Object> levelNames = new ArrayList<>(doubled.names());
    levelNames.add(Scalars.NONE);
    return Wrap.frame(
        context, new DataFrame(new MultiIndex(levels, levelNames), data, one.index().take(rows)));
  }

  static Object series(SeriesObject self, Args args) {
    if (!(args.get("other") instanceof SeriesObject other)) {
      throw unlike(args, "Series");
    }
    Context context = args.context();
    DataFrame one = self.series().named(Scalars.NONE).toFrame();
    DataFrame two = other.series().named(Scalars.NONE).toFrame();
    if (!one.index().sameLabels(two.index())) {
      throw PythonError.valueError("Can only compare identically-labeled Series objects");
    }
    boolean[] differs = differing(context, one, two)[0];
    int[] rows =
        args.truth("keep_shape") ? Positions.all(differs.length) : Positions.where(differs);
    List<Column> data =
        List.of(
            shown(args, one.series(0), differs).take(rows),
            shown(args, two.series(0), differs).take(rows));
    return Wrap.frame(
        context, new DataFrame(Index.ofLabels(names(args)), data, one.index().take(rows)));
  }

  private static PythonError unlike(Args args, String own) {
    return PythonError.typeError(
        "can only compare '%s' (not '%s') with '%s'"
            .formatted(own, args.context().typeName(args.get("other")), own));
  }

  private static List<Object> names(Args args) {
    if (!"1".equals(args.context().str(args.get("align_axis")))
        && !"columns".equals(args.get("align_axis"))) {
      throw PythonError.unsupported("compare(align_axis=0)", "use stack() on the result");
    }
    if (!args.has("result_names")) {
      return List.of("self", "other");
    }
    if (!(args.get("result_names") instanceof PyTuple names)) {
      throw PythonError.typeError("Provide 'result_names' as a tuple instead.");
    }
    return names.items();
  }

  /** Where the values of each column are neither equal nor both missing. */
  private static boolean[][] differing(Context context, DataFrame one, DataFrame two) {
    DataFrame equal =
        FrameOperate.compare(context, CompareOperator.EQUAL, one, new FrameObject(two));
    boolean[][] differs = new boolean[one.columnCount()][one.rowCount()];
    for (int at = 0; at < differs.length; at++) {
      boolean[] same = Columns.truths(equal.column(at));
      for (int row = 0; row < same.length; row++) {
        boolean missing = one.column(at).isMissing(row) && two.column(at).isMissing(row);
        differs[at][row] = !same[row] && !missing;
      }
    }
    return differs;
  }

  /** The values that differ, and those that do not where they are kept too. */
  private static Column shown(Args args, Series series, boolean[] differs) {
    return args.truth("keep_equal")
        ? series.values()
        : Conditional.where(
                args.context(),
                series,
                new ArrayObject(new BoolColumn(differs)),
                Scalars.NAN,
                Conditional.TRUE)
            .values();
  }
}
