package dev.assay.pandas.api.groupby;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.NativeFunction;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * {@code groupby(...).resample(...)}: each group resampled by itself, the results one below the
 * other under the groups' labels.
 *
 * @param keys whether the columns by which the rows are grouped are resampled, too
 * @param column the columns that are looked at, {@code null} for all
 */
record GroupResampler(GroupsObject groups, PyDict resampling, boolean keys, @Nullable Object column)
    implements PyObject {

  static final PyType<GroupResampler> TYPE =
      PyType.builder("DatetimeIndexResamplerGroupby", GroupResampler.class)
          .doc("groups by spans of time")
          .build();

  static Object of(GroupsObject self, Args args) {
    PyDict named = new PyDict();
    named.put("rule", args.get("rule"));
    for (String name : List.of("closed", "label", "on")) {
      if (args.optional(name) != null) {
        named.put(name, args.get(name));
      }
    }
    return new GroupResampler(self, named, args.truth("include_groups"), null);
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  @Override
  public Object getItem(Context context, Object key) {
    return new GroupResampler(groups, resampling, keys, key);
  }

  @Override
  public Object attribute(Context context, String name) {
    if (!ResamplerObject.TYPE.members().containsKey(name)
        && !GroupsType.TYPE.members().containsKey(name)) {
      return column(name);
    }
    return name.equals("interpolate")
        ? new NativeFunction(name, "*args, **kwargs", this::interpolated)
        : new NativeFunction(
            name,
            "*args, **kwargs",
            args -> each(args.context(), name, args.rest("args"), args.namedRest("kwargs")));
  }

  private Object column(String name) {
    if (column != null || groups.isSeries() || groups.frame().columns().find(name) < 0) {
      throw PythonError.attributeError(
          "'DatetimeIndexResamplerGroupby' object has no attribute '" + name + "'");
    }
    return new GroupResampler(groups, resampling, keys, name);
  }

  private void requireFollowed(String name) {
    if (!groups.options().asIndex()) {
      throw PythonError.unsupported(
          "resample() of groups with as_index=False", "use reset_index() afterwards");
    }
    if (name.equals("transform")) {
      throw PythonError.unsupported(
          "transform() of resampled groups", "group by the key and pd.Grouper(freq=...)");
    }
  }

  /** pandas interpolates from one group into the next. */
  private Object interpolated(Args args) {
    Context context = args.context();
    Object steps = each(context, "asfreq", PyTuple.EMPTY, new PyDict());
    return context.invoke(steps, "interpolate", args.rest("args"), args.namedRest("kwargs"));
  }

  private Object each(Context context, String name, PyTuple positional, PyDict more) {
    requireFollowed(name);
    List<Object> parts = new ArrayList<>();
    List<Object> labels = new ArrayList<>();
    for (int group = 0; group < groups.grouping().count(); group++) {
      if (groups.grouping().groups().rows()[group].length == 0) {
        continue;
      }
      Object part = keys ? groups.part(context, group) : groups.valuesOf(context, group);
      PyDict named = new PyDict();
      named.putAll(resampling);
      Object resampler = context.invoke(part, "resample", PyTuple.EMPTY, named);
      Object chosen =
          column == null ? resampler : ((ResamplerObject) resampler).of(context, column);
      parts.add(context.invoke(chosen, name, positional, more));
      labels.add(groups.grouping().labels().label(group));
    }
    PyDict named = new PyDict();
    if (groups.options().groupKeys()) {
      named.put("keys", PyList.copyOf(labels));
      named.put("names", PyList.copyOf(groups.grouping().labels().names()));
    }
    Object concat = context.library().modules().get("pandas").attribute(context, "concat");
    return context.call(Objects.requireNonNull(concat), PyTuple.of(PyList.copyOf(parts)), named);
  }
}
