package dev.assay.pandas.api.series;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.index.IndexOrder;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.Exceptions;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.aggregate.ValueCounts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.stream.LongStream;

/** {@code value_counts} of a series. */
public final class SeriesCounts {

  private static final PyType<?> TYPE_ERROR = Exceptions.type("TypeError");

  private SeriesCounts() {}

  static Object of(SeriesObject self, Args args) {
    if (args.optional("bins") != null) {
      return binCounts(self, args);
    }
    return Wrap.series(args, of(self.series(), args));
  }

  /** The counts as {@code normalize}, {@code sort}, {@code ascending} and {@code dropna} say. */
  public static Series of(Series series, Args args) {
    Series counts = ValueCounts.of(series, args.truth("dropna"));
    Series ordered =
        args.truth("sort")
            ? ValueCounts.sorted(counts, IndexOrder.flag(args, args.get("ascending")))
            : counts;
    return args.truth("normalize") ? ValueCounts.shares(ordered) : ordered;
  }

  /** How many numbers are in each bin, from the lowest unless the counts are to be sorted. */
  private static Object binCounts(SeriesObject self, Args args) {
    Context context = args.context();
    Object cut = context.library().modules().get("pandas").attributes().get("cut");
    PyDict named = new PyDict();
    named.put("include_lowest", true);
    Object bins;
    try {
      bins = context.call(cut, PyTuple.of(self, args.get("bins")), named);
    } catch (PythonError error) {
      if (error.isCatchable() && Exceptions.type(error.type()).isSubtypeOf(TYPE_ERROR)) {
        throw PythonError.typeError("bins argument only works with numeric data.");
      }
      throw error;
    }
    Series counts = ValueCounts.of(((SeriesObject) bins).series().named(Scalars.NONE), true);
    double rows = self.series().size();
    if (args.truth("sort")) {
      counts = ValueCounts.sorted(counts, IndexOrder.flag(args, args.get("ascending")));
    }
    LongColumn numbers = (LongColumn) counts.values();
    if (args.truth("dropna") && LongStream.of(numbers.values()).allMatch(count -> count == 0)) {
      counts = counts.take(new int[0]);
      numbers = LongColumn.of();
    }
    if (counts.index().column() instanceof CategoryColumn intervals) {
      counts = counts.withIndex(Index.of(intervals.decoded(), counts.index().name()));
    }
    if (args.truth("normalize")) {
      double[] shares = LongStream.of(numbers.values()).mapToDouble(each -> each / rows).toArray();
      counts = counts.withValues(DoubleColumn.of(shares)).named("proportion");
    }
    return Wrap.series(args, counts);
  }
}
