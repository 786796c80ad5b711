package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.eval.Sets;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.Comparison;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyFrozenSet;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
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
              args ->
                  args.get("iterable") instanceof PyFrozenSet same
                      ? same
                      : set(args.context(), args.get("iterable")).frozen())
          .build();

  private SetType() {}

  private static PyType.Builder<PySet> readers(PyType.Builder<PySet> builder) {
    return builder
        .method("union", "*others", (self, args) -> combined(self, args, BinaryOperator.OR))
        .method("intersection", "*others", (self, args) -> combined(self, args, BinaryOperator.AND))
        .method(
            "difference", "*others", (self, args) -> combined(self, args, BinaryOperator.SUBTRACT))
        .method("symmetric_difference", "other, /", SetType::symmetricDifference)
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
    PySet set = PySet.empty();
    addAll(context, set, iterable);
    return set;
  }

  private static void addAll(Context context, PySet set, Object iterable) {
    switch (iterable) {
      case PySet other -> {
        context.budget().objects(other.size());
        set.addAll(other);
      }
      case PyDict dict -> context.list(dict).forEach(set::add);
      default -> context.list(iterable).forEach(set::add);
    }
  }

  private static PySet combined(PySet self, Args args, BinaryOperator operator) {
    return combined(self, args.context(), args.rest("others").items(), operator);
  }

  private static PySet combined(
      PySet self, Context context, List<Object> others, BinaryOperator operator) {
    context.budget().objects(self.size());
    PySet result = self.isFrozen() || !others.isEmpty() ? self : Sets.copy(self);
    for (int index = 0; index < others.size(); index++) {
      if (index > 0 && operator != BinaryOperator.AND && !self.isFrozen()) {
        change(context, operator, result, others.get(index));
      } else {
        result = combined(context, operator, result, others.get(index));
      }
    }
    return result;
  }

  private static PySet combined(
      Context context, BinaryOperator operator, PySet left, Object other) {
    if (other instanceof PySet || other instanceof PyDict && operator == BinaryOperator.SUBTRACT) {
      return Sets.combine(operator, left, set(context, other));
    }
    PySet result;
    if (operator == BinaryOperator.AND) {
      List<Object> items = new ArrayList<>(context.list(other));
      items.removeIf(item -> !left.contains(item));
      result = PySet.copyOf(items);
    } else {
      result = Sets.copy(left);
      change(context, operator, result, other);
    }
    return left.isFrozen() ? result.frozen() : result;
  }

  private static Object symmetricDifference(PySet self, Args args) {
    PySet either = Sets.copy(self);
    change(args.context(), BinaryOperator.XOR, either, args.get("other"));
    return self.isFrozen() ? either.frozen() : either;
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
    args.budget().objects(1);
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
    return self.pop();
  }

  private static Object clear(PySet self, Args args) {
    self.clear();
    return None.NONE;
  }

  private static Object update(PySet self, Args args, BinaryOperator operator) {
    for (Object other : args.rest("others").items()) {
      change(args.context(), operator, self, other);
    }
    return None.NONE;
  }

  private static void change(Context context, BinaryOperator operator, PySet set, Object other) {
    switch (operator) {
      case OR -> addAll(context, set, other);
      case SUBTRACT -> set.removeAll(new ArrayList<>(context.list(other)));
      case AND -> set.become(combined(context, operator, set, other));
      default -> {
        boolean listed = other instanceof PySet || other instanceof PyDict;
        Sets.toggle(set, context.list(listed ? other : set(context, other)));
      }
    }
  }
}
