package dev.assay.pandas.api.common;

import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.select.Membership;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** {@code isin} of series and frames. */
public final class IsIn {

  private IsIn() {}

  public static Object series(SeriesObject self, Args args) {
    Object values = listed(args.get("values"));
    if (!Read.isListLike(values)) {
      throw PythonError.typeError(
          "only list-like objects are allowed to be passed to isin(), you passed a `"
              + args.context().typeName(values)
              + "`");
    }
    Column wanted = wanted(args.context(), self.series().values(), values);
    Column found = Membership.of(self.series().values(), wanted);
    return Wrap.series(args, self.series().withValues(found));
  }

  /** The values as they are iterated: those of a frame are its column labels. */
  public static Object listed(Object values) {
    return values instanceof FrameObject frame
        ? PyList.copyOf(frame.frame().columns().labels())
        : values;
  }

  /** The values sought; those of a list stay what they are beside times, and so does None. */
  private static Column wanted(Context context, Column column, Object values) {
    if (values instanceof PyObject) {
      return Read.column(context, values);
    }
    List<Object> items = Read.items(context, values);
    boolean truths = !items.isEmpty() && items.stream().allMatch(Boolean.class::isInstance);
    Column wanted = Read.column(context, values);
    boolean nan = wanted.dtype().isTime() && items.contains(Scalars.NAN);
    return column.dtype().isTime() && !truths || nan || items.contains(Scalars.NONE)
        ? ObjectColumn.of(items.stream().map(Scalars::boxed).toList())
        : wanted;
  }

  public static Object frame(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    Object values = args.get("values");
    Context context = args.context();
    requireLists(context, values);
    if (values instanceof SeriesObject || values instanceof FrameObject) {
      return isAt(context, self, values);
    }
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < frame.columnCount(); at++) {
      Object wanted = values;
      if (values instanceof PyDict dict) {
        Object own = dict.get(frame.label(at));
        wanted = own == null ? PyList.of() : own;
      }
      data.add(Membership.of(frame.column(at), wanted(context, frame.column(at), wanted)));
    }
    return Wrap.frame(context, frame.withData(data));
  }

  private static void requireLists(Context context, Object values) {
    boolean several = Read.isListLike(values) || values instanceof FrameObject;
    boolean lists =
        !(values instanceof PyDict dict) || dict.values().stream().allMatch(Read::isListLike);
    if (!several || !lists) {
      throw PythonError.typeError(
          "only list-like or dict-like objects are allowed to be passed to DataFrame.isin(), you"
              + " passed a '%s'",
          context.typeName(values));
    }
  }

  /** Whether cells are equal to those of the same labels. */
  private static Object isAt(Context context, FrameObject self, Object values) {
    boolean frames = values instanceof FrameObject;
    Index rows =
        values instanceof FrameObject other
            ? other.frame().index()
            : ((SeriesObject) values).series().index();
    if (!rows.isUnique()
        || values instanceof FrameObject other && !other.frame().columns().isUnique()) {
      throw PythonError.valueError("cannot compute isin with a duplicate axis.");
    }
    PyDict like = new PyDict();
    like.put("index", Wrap.index(context, self.frame().index()));
    if (frames) {
      like.put("columns", Wrap.index(context, self.frame().columns()));
    }
    Object aligned = context.invoke(values, "reindex", PyTuple.EMPTY, like);
    PyDict axis = new PyDict();
    if (!frames) {
      axis.put("axis", "index");
    }
    return context.invoke(self, "eq", PyTuple.of(aligned), axis);
  }
}
