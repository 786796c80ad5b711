package dev.assay.pandas.api.groupby;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.missing.Fill;
import dev.assay.pandas.api.module.LackingParts;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.index.ColumnLabels;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * {@code resample(...)}: rows grouped by spans of time, or filled in at their beginnings.
 *
 * @param groups the rows by span, with all that groups can do
 * @param times the date of each of the frame's rows
 * @param steps the dates at which rows are filled in
 * @param named whether the dates are those of a column or of a level of several
 */
public record ResamplerObject(GroupsObject groups, TimeColumn times, Index steps, boolean named)
    implements PyObject {

  public static final String NOTATION =
      "rule, !axis=0, closed=None, label=None, convention=None, !kind=None, on=None, level=None,"
          + " origin='start_day', offset=None, group_keys=False";

  private static final Set<String> ERRORS =
      Set.of("AttributeError", "KeyError", "ValueError", "TypeError");

  /** What spans of time can do of all that groups can. */
  private static final Set<String> OF_GROUPS =
      Set.of(
          ("min max first last sum mean sem median prod std var nunique quantile size count"
                  + " transform pipe get_group groups indices ngroups plot obj ohlc")
              .split(" "));

  public static final PyType<ResamplerObject> TYPE =
      PyType.builder("Resampler", ResamplerObject.class)
          .doc("rows by spans of time; all that groups can do, and")
          .method("ffill", "limit=None", (self, args) -> self.filled(args, Fill.LAST))
          .method("bfill", "limit=None", (self, args) -> self.filled(args, Fill.NEXT))
          .method("asfreq", "fill_value=None", ResamplerObject::atSteps)
          .method(
              "interpolate",
              "method='linear', *, !axis=0, !limit=None, !inplace=False|True,"
                  + " !limit_direction='forward', !limit_area=None, !downcast=None, **kwargs",
              ResamplerObject::interpolated)
          .method("agg", "func=None, *args, **kwargs", ResamplerObject::aggregated)
          .method("aggregate", "func=None, *args, **kwargs", ResamplerObject::aggregated)
          .method("apply", "func=None, *args, **kwargs", ResamplerObject::aggregated)
          .with(LackingParts::ofResamplers)
          .build();

  public static Object ofFrame(FrameObject self, Args args) {
    return GroupKeys.resampled(args.context(), self.frame(), args, false);
  }

  public static Object ofSeries(SeriesObject self, Args args) {
    Series series = self.series();
    Index label = Index.of(ObjectColumn.of(series.name()), Scalars.NONE);
    return GroupKeys.resampled(
        args.context(), new DataFrame(label, List.of(series.values()), series.index()), args, true);
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  @Override
  public Object getItem(Context context, Object key) {
    return groups.getItem(context, key); // columns of spans are groups like any others
  }

  @Override
  public @Nullable Object attribute(Context context, String attribute) {
    if (TYPE.members().containsKey(attribute)) {
      return null;
    }
    Object found = groups.attribute(context, attribute);
    if (found != null) {
      return found;
    }
    if (!OF_GROUPS.contains(attribute)) {
      throw PythonError.attributeError(
          "'DatetimeIndexResampler' object has no attribute '" + attribute + "'");
    }
    return context.attribute(groups, attribute);
  }

  @Override
  public Iterator<Object> iterate(Context context) {
    return groups.iterate(context);
  }

  @Override
  public int length(Context context) {
    return groups.length(context);
  }

  /** A function that fails on columns is given the rows of a span at once. */
  private static Object aggregated(ResamplerObject self, Args args) {
    Context context = args.context();
    if (args.optional("func") instanceof String name
        && !OF_GROUPS.contains(name)
        && !TYPE.members().containsKey(name)) {
      throw PythonError.attributeError(
              "'%s' is not a valid function for 'DatetimeIndexResampler' object", name)
          .hinting("; give it in a list");
    }
    if (self.groups.isSeries() && args.optional("func") instanceof PyDict functions) {
      return self.eachNamed(context, functions);
    }
    PyTuple arguments = args.optional("func") == null ? PyTuple.EMPTY : withFirst(args);
    PyDict named = args.namedRest("kwargs");
    try {
      Object agg = context.attribute(self.groups, "agg");
      return self.plainlyNamed(context, context.call(agg, arguments, named));
    } catch (PythonError error) {
      boolean whole =
          args.function().equals("apply") && error.isCatchable() && ERRORS.contains(error.type());
      if (!whole) {
        throw error;
      }
      return context.invoke(self.groups, "apply", arguments, named);
    }
  }

  /** A dict names the results of one column, which groups do not allow. */
  private Object eachNamed(Context context, PyDict functions) {
    List<Column> data = new ArrayList<>();
    List<Object> names = new ArrayList<>();
    Object agg = context.attribute(groups, "agg");
    @Nullable Index index = null;
    for (Object name : context.list(functions)) {
      Object function = functions.get(name);
      if (!(function instanceof String) && Read.isListLike(function)) {
        throw new PythonError("SpecificationError", "nested renamer is not supported");
      }
      if (!(context.call(agg, function) instanceof SeriesObject result)) {
        throw PythonError.unsupported("a dict of such functions in agg()", "give them by name");
      }
      names.add(name);
      data.add(result.series().values());
      index = result.series().index();
    }
    if (index == null) {
      throw PythonError.valueError("No objects to concatenate");
    }
    return Wrap.frame(context, new DataFrame(Index.ofLabels(names), data, index));
  }

  /** Functions without a name are not numbered where one column is resampled. */
  private Object plainlyNamed(Context context, Object result) {
    if (!groups.isSeries() || !(result instanceof FrameObject several)) {
      return result;
    }
    DataFrame frame = several.frame();
    List<Object> labels = new ArrayList<>();
    for (Object label : frame.columns().labels()) {
      boolean numbered = label instanceof String name && name.startsWith("<lambda_");
      labels.add(numbered ? "<lambda>" : label);
    }
    Index columns = ColumnLabels.like(frame.columns(), labels);
    return Wrap.frame(context, frame.withColumns(columns));
  }

  /** The same spans of some of the columns. */
  ResamplerObject of(Context context, Object key) {
    GroupsObject chosen = (GroupsObject) groups.getItem(context, key);
    return new ResamplerObject(chosen, times, steps, named);
  }

  private static PyTuple withFirst(Args args) {
    List<Object> all = new ArrayList<>(List.of(args.get("func")));
    all.addAll(args.rest("args").items());
    return PyTuple.copyOf(all);
  }

  private Object filled(Args args, Fill fill) {
    @Nullable Long limit = args.optionalInteger("limit");
    if (limit != null && limit < 1) {
      throw PythonError.valueError("Limit must be greater than 0");
    }
    return filled(args.context(), fill, limit, Column::takeOrMissing);
  }

  private Object filled(
      Context context, Fill fill, @Nullable Long limit, BiFunction<Column, int[], Column> taking) {
    requireFillable();
    DataFrame values = groups.values();
    context.budget().steps((long) steps.size() + times.size());
    long[] moments = ZonedColumn.moments(steps.column()).values();
    int[] rows = fill.rows(times.values(), moments, limit == null ? Long.MAX_VALUE : limit);
    DataFrame filled =
        new DataFrame(
            values.columns(),
            values.data().stream().map(column -> taking.apply(column, rows)).toList(),
            steps);
    return groups.isSeries() ? Wrap.series(context, filled.series(0)) : Wrap.frame(context, filled);
  }

  /** Rows are filled in by the labels of the index, each of which must be there once. */
  private void requireFillable() {
    if (named) {
      throw PythonError.valueError(
          "Upsampling from level= or on= selection is not supported, use .set_index(...) to"
              + " explicitly set index to datetime-like");
    }
    for (int at = 1; at < times.size(); at++) {
      if (times.values()[at] == times.values()[at - 1]) {
        throw PythonError.valueError("cannot reindex on an axis with duplicate labels");
      }
    }
  }

  private static Object atSteps(ResamplerObject self, Args args) {
    Object value = args.get("fill_value");
    return value == Scalars.NONE
        ? self.atSteps(args.context())
        : self.filled(
            args.context(),
            Fill.EXACT,
            null,
            (column, rows) -> Reindexer.reindexed(column, rows, value));
  }

  private Object atSteps(Context context) {
    return filled(context, Fill.EXACT, null, Column::takeOrMissing);
  }

  private static Object interpolated(ResamplerObject self, Args args) {
    Object result = self.atSteps(args.context());
    return args.context().invoke(result, "interpolate", args.get("method"));
  }
}
