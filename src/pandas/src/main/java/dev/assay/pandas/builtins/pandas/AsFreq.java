package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.time.DateRange;
import dev.assay.pandas.frame.time.DateStep;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timestamp;
import java.time.LocalDateTime;
import java.util.stream.IntStream;

/** {@code asfreq(...)}: the rows of evenly spaced dates; those that there are not are missing. */
final class AsFreq {

  static final String NOTATION = "freq, method=None, !how=None, !normalize=False, fill_value=None";

  private AsFreq() {}

  /** Of a series or a frame, of which this is the index. */
  static Object of(Object self, Index index, Args args) {
    Context context = args.context();
    if (!index.isOfDates()) {
      throw PythonError.unsupported(
          "asfreq() of an index that is not of dates", "set_index(...) a column of dates first");
    }
    if (index.size() == 0) {
      return self;
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
    PyDict named = new PyDict();
    named.put("index", Wrap.index(context, Index.of(even, index.name()).withFreq(step)));
    named.put("fill_value", args.get("fill_value"));
    named.put("method", args.get("method"));
    return context.call(context.attribute(self, "reindex"), PyTuple.EMPTY, named);
  }
}
