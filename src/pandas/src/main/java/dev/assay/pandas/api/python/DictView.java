package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.eval.Sets;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.Comparison;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A live view of a dict's keys, values or items. */
final class DictView implements PyObject {

  /** What of each entry the view shows. */
  enum Kind {
    KEYS("dict_keys"),
    VALUES("dict_values"),
    ITEMS("dict_items");

    private final PyType<DictView> type;

    Kind(String name) {
      type =
          PyType.builder(name, DictView.class)
              .doc("a part of a dict, live")
              .method("isdisjoint", "other, /", (self, args) -> isDisjoint(self, args))
              .build();
    }

    private Object of(PyDict.Entry entry) {
      return switch (this) {
        case KEYS -> entry.key();
        case VALUES -> entry.value();
        case ITEMS -> PyTuple.of(entry.key(), entry.value());
      };
    }
  }

  private final PyDict dict;
  private final Kind kind;

  DictView(PyDict dict, Kind kind) {
    this.dict = dict;
    this.kind = kind;
  }

  @Override
  public PyType<?> type() {
    return kind.type;
  }

  @Override
  public String repr() {
    return typeName() + "(" + Text.repr(PyList.copyOf(items())) + ")";
  }

  private static Object isDisjoint(DictView self, Args args) {
    PySet other = PySet.copyOf(args.list("other"));
    return Sets.combine(BinaryOperator.AND, self.set(), other).size() == 0;
  }

  private List<Object> items() {
    List<Object> items = new ArrayList<>(dict.size());
    dict.entries().forEach(entry -> items.add(kind.of(entry)));
    return items;
  }

  private PySet set() {
    return PySet.copyOf(items());
  }

  @Override
  public Iterator<Object> iterate(Context context) {
    return dict.iterator(kind::of);
  }

  /** What {@code reversed(view)} iterates. */
  List<Object> reversed() {
    return items().reversed();
  }

  @Override
  public int length(Context context) {
    return dict.size();
  }

  @Override
  public boolean truth(Context context) {
    return dict.size() > 0;
  }

  @Override
  public boolean contains(Context context, Object item) {
    return kind == Kind.VALUES ? PyObject.super.contains(context, item) : has(item);
  }

  @Override
  public boolean sameAs(Object other) {
    return this == other
        || (kind != Kind.VALUES
            && (other instanceof DictView view
                ? view.kind != Kind.VALUES && equalTo(view.items())
                : other instanceof PySet set && equalTo(set.items())));
  }

  private boolean equalTo(List<Object> items) {
    return items.size() == dict.size() && items.stream().allMatch(this::has);
  }

  /** Whether a key or an item is in the view. */
  private boolean has(Object item) {
    if (kind == Kind.KEYS) {
      return dict.containsKey(item);
    }
    Object value = item instanceof PyTuple pair && pair.size() == 2 ? dict.get(pair.get(0)) : null;
    return value != null && Equality.same(value, ((PyTuple) item).get(1));
  }

  @Override
  public @Nullable Object binary(Context context, BinaryOperator operator, Object right) {
    PySet other = asSet(right);
    if (kind == Kind.VALUES || other == null || !Sets.have(operator)) {
      return null;
    }
    return operator == BinaryOperator.AND ? common(other) : changed(operator, set(), right);
  }

  @Override
  public @Nullable Object reflected(Context context, BinaryOperator operator, Object left) {
    PySet other = asSet(left);
    if (kind == Kind.VALUES || other == null || !Sets.have(operator)) {
      return null;
    }
    return operator == BinaryOperator.AND
        ? common(other)
        : changed(operator, Sets.copy(other), this);
  }

  private static PySet changed(BinaryOperator operator, PySet set, Object other) {
    if (operator == BinaryOperator.OR && other instanceof DictView view) {
      view.items().forEach(set::add);
    } else {
      Sets.change(operator, set, Objects.requireNonNull(asSet(other)));
    }
    return set;
  }

  /** What a set has too, in the order of the smaller one. */
  private PySet common(PySet other) {
    boolean own = dict.size() <= other.size() && !other.isFrozen();
    List<Object> items = own ? items() : other.items();
    items.removeIf(item -> own ? !other.contains(item) : !has(item));
    return PySet.copyOf(items);
  }

  private static @Nullable PySet asSet(Object value) {
    return switch (value) {
      case PySet set -> set;
      case DictView view -> PySet.copyOf(view.items());
      case PyList list -> PySet.copyOf(list.items());
      default -> null;
    };
  }

  @Override
  public @Nullable Object compare(Context context, CompareOperator operator, Object other) {
    PySet set = !operator.isOrder() || other instanceof PyList ? null : asSet(other);
    return kind == Kind.VALUES || set == null ? null : Comparison.compare(operator, set(), set);
  }
}
