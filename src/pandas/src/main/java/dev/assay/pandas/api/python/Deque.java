package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TimeLimit;
import dev.assay.pandas.value.TypeNames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code collections.deque}: a list that grows and shrinks at both ends. */
final class Deque implements PyObject {

  static final PyType<Deque> TYPE =
      PyType.builder("deque", Deque.class)
          .module("collections")
          .doc("a list that grows and shrinks at both ends")
          .constructor("iterable=(), maxlen=None", Deque::create)
          .property("maxlen", (self, _) -> self.most == null ? None.NONE : self.most)
          .method("append", "x, /", (self, args) -> self.added(args, false))
          .method("appendleft", "x, /", (self, args) -> self.added(args, true))
          .method("extend", "iterable, /", (self, args) -> self.extended(args, false))
          .lacking(
              "make a list of it: list(deque)", "copy count extendleft index insert remove reverse")
          .method("pop", "", (self, _) -> self.taken(false))
          .method("popleft", "", (self, _) -> self.taken(true))
          .method(
              "rotate",
              "n=1, /",
              (self, args) -> {
                args.budget().steps(self.items.size());
                Collections.rotate(
                    self.items, (int) (args.integer("n") % Math.max(1, self.items.size())));
                return None.NONE;
              })
          .method(
              "clear",
              "",
              (self, _) -> {
                self.items.clear();
                return None.NONE;
              })
          .build();

  private final List<Object> items;
  private final @Nullable Long most;

  private Deque(List<Object> items, @Nullable Long most) {
    this.items = items;
    this.most = most;
  }

  private static Object create(Args args) {
    Deque deque = new Deque(new ArrayList<>(), args.optionalInteger("maxlen"));
    deque.extended(args, false);
    return deque;
  }

  private void add(Object item, boolean left) {
    TimeLimit.check(); // it moves the others
    items.add(left ? 0 : items.size(), item);
    if (most != null && items.size() > most) {
      items.remove(left ? items.size() - 1 : 0);
    }
  }

  private Object added(Args args, boolean left) {
    args.budget().objects(1);
    add(args.get("x"), left);
    return None.NONE;
  }

  private Object extended(Args args, boolean left) {
    args.list("iterable").forEach(item -> add(item, left));
    return None.NONE;
  }

  private Object taken(boolean left) {
    if (items.isEmpty()) {
      throw PythonError.indexError("pop from an empty deque");
    }
    return left ? items.removeFirst() : items.removeLast();
  }

  /** What {@code reversed(deque)} iterates. */
  Iterator<Object> reversed() {
    return List.copyOf(items).reversed().iterator();
  }

  private int position(Object key) {
    if (!(key instanceof Long wanted)) {
      throw PythonError.typeError(
          "sequence index must be integer, not '" + TypeNames.of(key) + "'");
    }
    long at = wanted < 0 ? wanted + items.size() : wanted;
    if (at < 0 || at >= items.size()) {
      throw PythonError.indexError("deque index out of range");
    }
    return (int) at;
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  @Override
  public Object getItem(Context context, Object key) {
    return items.get(position(key));
  }

  @Override
  public void setItem(Context context, Object key, Object value) {
    items.set(position(key), value);
  }

  @Override
  public Iterator<Object> iterate(Context context) {
    return List.copyOf(items).iterator();
  }

  @Override
  public int length(Context context) {
    return items.size();
  }

  @Override
  public boolean truth(Context context) {
    return !items.isEmpty();
  }

  @Override
  public String repr() {
    return "deque("
        + Text.repr(PyList.copyOf(items))
        + (most == null ? "" : ", maxlen=" + most)
        + ")";
  }

  @Override
  public boolean sameAs(Object other) {
    return other instanceof Deque that
        && Equality.equal(PyList.copyOf(items), PyList.copyOf(that.items));
  }

  @Override
  public int pythonHash() {
    throw PythonError.typeError("unhashable type: 'collections.deque'");
  }
}
