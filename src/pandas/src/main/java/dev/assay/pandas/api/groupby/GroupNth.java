package dev.assay.pandas.api.groupby;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.NativeFunction;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;

/** {@code groupby(...).nth}, which is called with places of rows, or takes them in brackets. */
record GroupNth(GroupsObject groups) implements PyCallable {

  private static final PyType<GroupNth> TYPE =
      PyType.builder("GroupByNthSelector", GroupNth.class)
          .doc("rows by their places in their groups")
          .build();

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  @Override
  public Object call(Context context, PyTuple positional, PyDict named) {
    return new NativeFunction("nth", "n, !dropna=None", args -> GroupRows.nth(groups, args))
        .call(context, positional, named);
  }

  @Override
  public Object getItem(Context context, Object key) {
    return call(context, PyTuple.of(key), new PyDict());
  }
}
