package dev.assay.pandas.eval;

import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.PySet;
import java.util.List;

/** The set operators {@code & | ^ -}. */
public final class Sets {

  private Sets() {}

  /** Whether sets have the operator. */
  public static boolean have(BinaryOperator operator) {
    return switch (operator) {
      case AND, OR, XOR, SUBTRACT -> true;
      default -> false;
    };
  }

  /** A new set, frozen when the left one is. */
  public static PySet combine(BinaryOperator operator, PySet left, PySet right) {
    PySet result =
        switch (operator) {
          case AND -> common(left, right);
          case SUBTRACT -> difference(left, right);
          case OR -> {
            PySet union = copy(left);
            union.addAll(right);
            yield union;
          }
          case XOR -> {
            PySet either = copy(left);
            toggle(either, right.items());
            yield either;
          }
          default -> throw new IllegalArgumentException("not an operator of sets: " + operator);
        };
    return left.isFrozen() ? result.frozen() : result;
  }

  /** {@code set op= other}: the set itself changes. */
  public static void change(BinaryOperator operator, PySet set, PySet other) {
    switch (operator) {
      case OR -> set.addAll(other);
      case SUBTRACT -> set.removeAll(other.items());
      case XOR -> toggle(set, other.items());
      default -> set.become(combine(operator, set, other));
    }
  }

  /** A set of the same elements. */
  public static PySet copy(PySet set) {
    PySet copy = PySet.empty();
    copy.addAll(set);
    return copy;
  }

  /** The elements of the smaller set that are in the other one, too. */
  private static PySet common(PySet left, PySet right) {
    return right.size() > left.size() ? those(left, right, true) : those(right, left, true);
  }

  private static PySet difference(PySet left, PySet right) {
    return those(left, right, false);
  }

  private static PySet those(PySet set, PySet other, boolean inside) {
    List<Object> items = set.items();
    items.removeIf(item -> other.contains(item) != inside);
    return PySet.copyOf(items);
  }

  /** Takes out what is in the set, and adds what is not. */
  public static void toggle(PySet set, List<Object> items) {
    for (Object item : items) {
      if (!set.remove(item)) {
        set.add(item);
      }
    }
  }
}
