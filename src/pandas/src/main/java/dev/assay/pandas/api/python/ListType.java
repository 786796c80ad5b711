package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The table of {@code list}. */
public final class ListType {

  public static final PyType<PyList> TYPE =
      PyType.builder("list", PyList.class)
          .doc("a sequence that can change")
          .constructor("iterable=(), /", args -> PyList.copyOf(args.list("iterable")))
          .method("append", "value, /", ListType::append)
          .method("extend", "iterable, /", ListType::extend)
          .method("insert", "index, value, /", ListType::insert)
          .method("pop", "index=-1, /", ListType::pop)
          .method("remove", "value, /", ListType::remove)
          .method("clear", "", (self, _) -> none(self, self.items()::clear))
          .method("copy", "", (self, args) -> copy(self, args))
          .method("reverse", "", (self, _) -> none(self, () -> Collections.reverse(self.items())))
          .method("sort", "*, key=None, reverse=False", ListType::sort)
          .method("count", "value, /", (self, args) -> Sequences.count(self.items(), args))
          .method("index", "value, start=..., stop=..., /", ListType::index)
          .build();

  private ListType() {}

  private static None none(PyList self, Runnable action) {
    self.requireMutable();
    action.run();
    return None.NONE;
  }

  private static Object append(PyList self, Args args) {
    args.budget().objects(1);
    self.add(args.get("value"));
    return None.NONE;
  }

  private static Object extend(PyList self, Args args) {
    self.requireMutable();
    args.context().addAll(self.items(), args.get("iterable"));
    return None.NONE;
  }

  private static Object insert(PyList self, Args args) {
    self.requireMutable();
    args.budget().objects(1);
    args.budget().steps(1 + self.size() / 1024);
    long index = args.integer("index");
    long position = Math.clamp(index < 0 ? index + self.size() : index, 0L, (long) self.size());
    self.items().add((int) position, args.get("value"));
    return None.NONE;
  }

  private static Object pop(PyList self, Args args) {
    self.requireMutable();
    if (self.size() == 0) {
      throw PythonError.indexError("pop from empty list");
    }
    long index = args.integer("index");
    long position = index < 0 ? index + self.size() : index;
    if (position < 0 || position >= self.size()) {
      throw PythonError.indexError("pop index out of range");
    }
    args.budget().steps(1 + (self.size() - position) / 1024);
    return self.items().remove((int) position);
  }

  private static Object remove(PyList self, Args args) {
    self.requireMutable();
    int position = Sequences.find(args.context(), self.items(), args.get("value"));
    if (position < 0) {
      throw PythonError.valueError("list.remove(x): x not in list");
    }
    self.items().remove(position);
    return None.NONE;
  }

  private static Object copy(PyList self, Args args) {
    args.budget().objects(self.size());
    return PyList.copyOf(self.items());
  }

  private static Object sort(PyList self, Args args) {
    List<Object> before = new ArrayList<>(self.items());
    List<Object> sorted =
        Sequences.sorted(args.context(), before, args.get("key"), args.truth("reverse"));
    self.items().clear();
    self.items().addAll(sorted);
    return None.NONE;
  }

  private static Object index(PyList self, Args args) {
    String missing = args.context().repr(args.get("value")) + " is not in list";
    return Sequences.index(self.items(), args, missing);
  }
}
