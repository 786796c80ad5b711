package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.time.DateRange;
import dev.assay.pandas.frame.time.DateStep;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timestamp;
import java.time.LocalDateTime;
import java.util.stream.IntStream;

/** {@code asfreq(...)}: the rows of evenly spaced dates; those that there are not are missing. */
public final class AsFreq {

  public static final String NOTATION =
      "freq, method=None, !how=None, !normalize=False, fill_value=None";

  private AsFreq() {}

  /** Of a series or a frame, of which this is the index. */
  public static Object of(Object self, Index index, Args args) {
    Context context = args.context();
    if (index.column() instanceof ZonedColumn) {
      throw PythonError.unsupported("asfreq() of times with a zone", "use tz_convert(None) first");
    }
    if (index.size() == 0) {
      if (!index.isOfDates()) {
        throw PythonError.typeError("asfreq() of nothing needs an index of dates");
      }
      return self;
    }
    if (!index.isOfDates()) {
      throw PythonError.unsupported(
          "asfreq() of labels that are no dates", "make the index by pd.to_datetime(...) first");
    }
    Column dates = index.column();
    LocalDateTime[] moments =
        IntStream.range(0, dates.size())
            .filter(at -> !dates.isMissing(at))
            .mapToObj(at -> ((Timestamp) dates.item(at)).dateTime())
            .sorted()
            .toArray(LocalDateTime[]::new);
    DateStep step = OffsetObject.step(args.get("freq"));
    Column even =
        DateRange.of(moments[0], moments[moments.length - 1], null, step, context.budget());
    return reindexed(self, Index.of(even, index.name()).withFreq(step), args);
  }

  private static Object reindexed(Object self, Index even, Args args) {
    Context context = args.context();
    PyDict named = new PyDict();
    named.put("index", Wrap.index(context, even));
    named.put("fill_value", args.get("fill_value"));
    named.put("method", args.get("method"));
    return context.invoke(self, "reindex", PyTuple.EMPTY, named);
  }
}
