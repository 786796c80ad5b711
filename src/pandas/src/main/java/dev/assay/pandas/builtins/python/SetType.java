package dev.assay.pandas.builtins.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.eval.Sets;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.Comparison;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** The tables of {@code set} and {@code frozenset}. */
public final class SetType {

  public static final PyType<PySet> TYPE =
      readers(PyType.builder("set", PySet.class))
          .doc("a collection without order or duplicates")
          .constructor("iterable=(), /", args -> set(args.context(), args.get("iterable")))
          .method("add", "item, /", SetType::add)
          .method("remove", "item, /", SetType::remove)
          .method("discard", "item, /", SetType::discard)
          .method("pop", "", (self, _) -> pop(self))
          .method("clear", "", SetType::clear)
          .method("update", "*others", (self, args) -> update(self, args, BinaryOperator.OR))
          .method(
              "intersection_update",
              "*others",
              (self, args) -> update(self, args, BinaryOperator.AND))
          .method(
              "difference_update",
              "*others",
              (self, args) -> update(self, args, BinaryOperator.SUBTRACT))
          .method(
              "symmetric_difference_update",
              "*others",
              (self, args) -> update(self, args, BinaryOperator.XOR))
          .build();

  public static final PyType<PySet> FROZEN =
      readers(PyType.builder("frozenset", PySet.class))
          .doc("a set that cannot change")
          .constructor(
              "iterable=(), /",
              args -> PySet.frozenCopyOf(args.context().list(args.get("iterable"))))
          .build();

  private SetType() {}

  private static PyType.Builder<PySet> readers(PyType.Builder<PySet> builder) {
    return builder
        .method("union", "*others", (self, args) -> combined(self, args, BinaryOperator.OR))
        .method("intersection", "*others", (self, args) -> combined(self, args, BinaryOperator.AND))
        .method(
            "difference", "*others", (self, args) -> combined(self, args, BinaryOperator.SUBTRACT))
        .method(
            "symmetric_difference",
            "other, /",
            (self, args) ->
                Sets.combine(BinaryOperator.XOR, self, set(args.context(), args.get("other"))))
        .method(
            "issubset",
            "other, /",
            (self, args) -> compare(self, args, CompareOperator.LESS_OR_EQUAL))
        .method(
            "issuperset",
            "other, /",
            (self, args) -> compare(self, args, CompareOperator.GREATER_OR_EQUAL))
        .method("isdisjoint", "other, /", SetType::isDisjoint)
        .method(
            "copy",
            "",
            (self, args) -> combined(self, args.context(), List.of(), BinaryOperator.OR));
  }

  private static PySet set(Context context, Object iterable) {
    if (iterable instanceof PySet other) {
      context.budget().objects(other.size());
      return Sets.copy(other);
    }
    return PySet.copyOf(context.list(iterable));
  }

  private static PySet combined(PySet self, Args args, BinaryOperator operator) {
    return combined(self, args.context(), args.rest("others").items(), operator);
  }

  private static PySet combined(
      PySet self, Context context, List<Object> others, BinaryOperator operator) {
    context.budget().objects(self.size());
    PySet result = self.isFrozen() ? self : Sets.copy(self);
    for (Object other : others) {
      result = Sets.combine(operator, result, set(context, other));
    }
    return result;
  }

  private static Object compare(PySet self, Args args, CompareOperator operator) {
    Object answer = Comparison.compare(operator, self, set(args.context(), args.get("other")));
    return answer == null ? false : answer;
  }

  private static Object isDisjoint(PySet self, Args args) {
    PySet other = set(args.context(), args.get("other"));
    return Sets.combine(BinaryOperator.AND, self, other).size() == 0;
  }

  private static Object add(PySet self, Args args) {
    args.context().budget().objects(1);
    self.add(args.get("item"));
    return None.NONE;
  }

  private static Object remove(PySet self, Args args) {
    if (!self.remove(args.get("item"))) {
      throw PythonError.keyError(args.get("item"));
    }
    return None.NONE;
  }

  private static Object discard(PySet self, Args args) {
    self.remove(args.get("item"));
    return None.NONE;
  }

  private static Object pop(PySet self) {
    if (self.size() == 0) {
      throw PythonError.keyError("pop from an empty set");
    }
    Object first = self.iterator().next();
    self.remove(first);
    return first;
  }

  private static Object clear(PySet self, Args args) {
    self.clear();
    return None.NONE;
  }

  private static Object update(PySet self, Args args, BinaryOperator operator) {
    List<Object> items = combined(self, args, operator).items();
    self.clear();
    items.forEach(self::add);
    return None.NONE;
  }
}
