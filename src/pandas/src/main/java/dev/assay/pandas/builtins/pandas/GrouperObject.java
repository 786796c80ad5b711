package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;

/** {@code pd.Grouper(key=...)}: a key, without a frequency. */
record GrouperObject(Object key) implements PyObject {

  static final PyType<GrouperObject> TYPE =
      PyType.builder("Grouper", GrouperObject.class)
          .doc("a key to group by")
          .constructor(
              "key=None, !level=None, !freq=None", args -> new GrouperObject(args.get("key")))
          .build();

  @Override
  public PyType<?> type() {
    return TYPE;
  }
}
