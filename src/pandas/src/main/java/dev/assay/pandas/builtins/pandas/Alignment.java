package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.frame.join.How;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** {@code align} and {@code combine}: two series or frames under the same labels. */
final class Alignment {

  static final String NOTATION =
      "other, join='outer', axis=None, level=None, copy=None, fill_value=None";

  private Alignment() {}

  static Object series(SeriesObject self, Args args) {
    if (!(args.get("other") instanceof SeriesObject other)) {
      throw PythonError.unsupported("align() of a series with anything else", "give a series");
    }
    Aligner.Aligned aligned = aligned(args, self.series().index(), other.series().index());
    return PyTuple.of(
        filled(args, new SeriesObject(of(self.series(), aligned.rows().left(), aligned.index()))),
        filled(
            args, new SeriesObject(of(other.series(), aligned.rows().right(), aligned.index()))));
  }

  private static Series of(Series series, int[] rows, Index labels) {
    return new Series(series.values().takeOrMissing(rows), labels, series.name());
  }

  private static Aligner.Aligned aligned(Args args, Index left, Index right) {
    How how = How.of(args.string("join"));
    return how == How.OUTER
        ? Aligner.outer(left, right, args.context().budget())
        : Aligner.align(left, right, how, args.context().budget());
  }

  private static Object filled(Args args, Object value) {
    Context context = args.context();
    return args.optional("fill_value") == null
        ? value
        : context.call(context.attribute(value, "fillna"), args.get("fill_value"));
  }

  static Object frame(FrameObject self, Args args) {
    if (!(args.get("other") instanceof FrameObject other)) {
      throw PythonError.unsupported("align() of a frame with anything else", "give a frame");
    }
    boolean rows = args.optional("axis") == null || Reduce.axis(args) == 0;
    boolean columns = args.optional("axis") == null || Reduce.axis(args) == 1;
    DataFrame one = self.frame();
    DataFrame two = other.frame();
    if (columns) {
      Index labels = aligned(args, one.columns(), two.columns()).index();
      one = Reindexer.columns(one, labels);
      two = Reindexer.columns(two, labels);
    }
    if (rows) {
      Aligner.Aligned aligned = aligned(args, one.index(), two.index());
      one = one.takeOrMissing(aligned.rows().left(), aligned.index());
      two = two.takeOrMissing(aligned.rows().right(), aligned.index());
    }
    return PyTuple.of(
        filled(args, Wrap.frame(args.context(), one)),
        filled(args, Wrap.frame(args.context(), two)));
  }

  /** {@code combine(other, function)}: a function of both values of each label. */
  static Object combined(SeriesObject self, Args args) {
    Context context = args.context();
    Object missing = args.optional("fill_value") == null ? Scalars.NAN : args.get("fill_value");
    Series own = self.series();
    List<Object> results = new ArrayList<>();
    if (!(args.get("other") instanceof SeriesObject other)) {
      own.values()
          .items()
          .forEach(value -> results.add(context.call(args.get("func"), value, args.get("other"))));
      return Wrap.series(context, own.withValues(Columns.infer(results)));
    }
    Aligner.Aligned aligned = Aligner.outer(own.index(), other.series().index(), context.budget());
    Column right = other.series().values();
    for (int at = 0; at < aligned.index().size(); at++) {
      int one = aligned.rows().left()[at];
      int two = aligned.rows().right()[at];
      results.add(
          context.call(
              args.get("func"),
              one < 0 ? missing : own.values().get(one),
              two < 0 ? missing : right.get(two)));
    }
    boolean same = Scalars.key(own.name()).equals(Scalars.key(other.series().name()));
    return Wrap.series(
        context,
        new Series(Columns.infer(results), aligned.index(), same ? own.name() : Scalars.NONE));
  }
}
