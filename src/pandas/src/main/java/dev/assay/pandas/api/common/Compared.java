package dev.assay.pandas.api.common;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.dataframe.FrameOperate;
import dev.assay.pandas.api.missing.Conditional;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.concat.FrameColumns;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** {@code compare(other)}: where two frames, or two series, differ, side by side. */
public final class Compared {

  public static final String NOTATION =
      "other, align_axis=1, keep_shape=False, keep_equal=False, result_names=...";

  private Compared() {}

  public static Object frames(FrameObject self, Args args) {
    if (!(args.get("other") instanceof FrameObject other)) {
      throw unlike(args, "DataFrame");
    }
    Context context = args.context();
    DataFrame one = self.frame();
    DataFrame two = other.frame();
    boolean[][] differs = differing(context, one, two);
    boolean shape = args.truth("keep_shape");
    boolean[] rowKept = Allocation.booleans(one.rowCount());
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
    if (isBelow(args)) {
      List<Column> both = new ArrayList<>();
      for (int at : columns.toArray()) {
        Column first = shown(args, one.series(at), differs[at]).take(rows);
        Column second = shown(args, two.series(at), differs[at]).take(rows);
        both.add(inTurns(FrameColumns.joined(List.of(first, second))));
      }
      Index labels = one.columns().take(columns.toArray());
      return Wrap.frame(context, new DataFrame(labels, both, sided(args, one.index(), rows)));
    }
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
    return Wrap.frame(
        context, new DataFrame(withSides(doubled, sides), data, one.index().take(rows)));
  }

  /** Labels with a level more, of the side that each is of. */
  private static Index withSides(Index labels, List<Object> sides) {
    List<Column> levels = new ArrayList<>(labels.levels());
    levels.add(Columns.infer(sides));
    List<Object> names = new ArrayList<>(labels.names());
    names.add(Scalars.NONE);
    return new MultiIndex(levels, names);
  }

  /** Whether the sides are to stand below each other. */
  private static boolean isBelow(Args args) {
    return Reduce.axis(args.get("align_axis")) == 0;
  }

  private static Index sided(Args args, Index index, int[] rows) {
    int[] twice = Allocation.ints(rows.length * 2);
    List<Object> sides = new ArrayList<>();
    for (int at = 0; at < twice.length; at += 2) {
      twice[at] = rows[at / 2];
      twice[at + 1] = rows[at / 2];
      sides.addAll(names(args));
    }
    return withSides(index.take(twice), sides);
  }

  /** Values of both sides, one below the other, in turns. */
  private static Column inTurns(Column both) {
    int[] turns = Allocation.ints(both.size());
    for (int at = 0; at < turns.length; at++) {
      turns[at] = at % 2 * (turns.length / 2) + at / 2;
    }
    return both.take(turns);
  }

  public static Object series(SeriesObject self, Args args) {
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
    if (isBelow(args)) {
      throw PythonError.unsupported("compare(align_axis=0) of a Series", "leave align_axis out");
    }
    return Wrap.frame(
        context, new DataFrame(Index.ofLabels(names(args)), data, one.index().take(rows)));
  }

  private static PythonError unlike(Args args, String own) {
    return PythonError.typeError(
        "can only compare '%s' (not '%s') with '%s'",
        own, args.context().typeName(args.get("other")), own);
  }

  private static List<Object> names(Args args) {
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
    Allocation.of(one.columnCount(), one.rowCount());
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
