package dev.assay.pandas.eval;

import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.PySet;
import java.util.List;

/** The set operators {@code & | ^ -}. */
public final class Sets {

  private Sets() {}

  /** A new set, frozen when the left one is; a common element is taken from the smaller set. */
  public static PySet combine(BinaryOperator operator, PySet left, PySet right) {
    PySet result =
        switch (operator) {
          case AND ->
              right.size() <= left.size()
                  ? PySet.copyOf(common(right, left))
                  : PySet.copyOf(common(left, right));
          case SUBTRACT -> PySet.copyOf(without(left, right));
          case OR -> {
            PySet union = copy(left);
            union.addAll(right);
            yield union;
          }
          case XOR -> {
            PySet either = PySet.copyOf(without(right, left));
            without(left, right).forEach(either::add);
            yield either;
          }
          default -> throw new IllegalArgumentException("not an operator of sets: " + operator);
        };
    return left.isFrozen() ? PySet.frozenCopyOf(result.items()) : result;
  }

  /** A set of the same elements. */
  public static PySet copy(PySet set) {
    PySet copy = PySet.empty();
    copy.addAll(set);
    return copy;
  }

  private static List<Object> common(PySet set, PySet other) {
    return set.items().stream().filter(other::contains).toList();
  }

  private static List<Object> without(PySet set, PySet other) {
    return set.items().stream().filter(item -> !other.contains(item)).toList();
  }
}
