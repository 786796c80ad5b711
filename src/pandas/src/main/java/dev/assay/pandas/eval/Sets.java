package dev.assay.pandas.eval;

import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.PySet;
import java.util.ArrayList;
import java.util.List;

/** The set operators {@code & | ^ -}. */
public final class Sets {

  private Sets() {}

  /** A new set, frozen when the left one is. */
  public static PySet combine(BinaryOperator operator, PySet left, PySet right) {
    List<Object> items = new ArrayList<>();
    for (Object item : left.items()) {
      boolean both = right.contains(item);
      boolean kept =
          switch (operator) {
            case AND -> both;
            case OR -> true;
            case XOR, SUBTRACT -> !both;
            default -> throw new IllegalArgumentException("not an operator of sets: " + operator);
          };
      if (kept) {
        items.add(item);
      }
    }
    if (operator == BinaryOperator.OR || operator == BinaryOperator.XOR) {
      right.items().stream().filter(item -> !left.contains(item)).forEach(items::add);
    }
    return left.isFrozen() ? PySet.frozenCopyOf(items) : PySet.copyOf(items);
  }
}
