package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** {@code collections.OrderedDict}: a dict whose entries can be moved to either end. */
final class OrderedDict extends PyDict {

  static final PyType<OrderedDict> TYPE =
      PyType.builder("OrderedDict", OrderedDict.class)
          .module("collections")
          .doc("a dict whose entries can be moved")
          .bases(DictType.TYPE)
          .constructor(
              "iterable=(), /, **entries", args -> DictType.filled(new OrderedDict(), args))
          .method("move_to_end", "key, last=True", OrderedDict::moveToEnd)
          .method("popitem", "last=True", OrderedDict::popItem)
          .method("copy", "", (self, args) -> DictType.copyInto(new OrderedDict(), self, args))
          .build();

  @Override
  public String typeName() {
    return "OrderedDict";
  }

  @Override
  public String reprPrefix() {
    return "OrderedDict(";
  }

  @Override
  public String reprSuffix() {
    return ")";
  }

  @Override
  public boolean isShownInPairs() {
    return true;
  }

  private static Object moveToEnd(OrderedDict self, Args args) {
    Object key = args.get("key");
    Object value = self.remove(key);
    if (value == null) {
      throw PythonError.keyError(key);
    }
    List<Entry> others = self.entries();
    args.budget().steps(others.size());
    self.put(key, value);
    if (!args.truth("last")) {
      self.clear();
      self.put(key, value);
      others.forEach(entry -> self.put(entry.key(), entry.value()));
    }
    return None.NONE;
  }

  private static Object popItem(OrderedDict self, Args args) {
    if (args.truth("last")) {
      return DictType.popItem(self);
    }
    Entry first = self.removeFirst();
    if (first == null) {
      throw PythonError.keyError("dictionary is empty");
    }
    return PyTuple.of(first.key(), first.value());
  }
}
