package dev.assay.pandas.eval;

import dev.assay.pandas.syntax.Expression;
import dev.assay.pandas.syntax.Literals;
import dev.assay.pandas.value.PySet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates set displays as CPython does, for the order of their elements: constants become a
 * frozenset when the program is compiled, of which the set is a copy, and a loop iterates it
 * itself.
 */
final class SetDisplays {

  /** So many constants are stored in the set one by one. */
  private static final int FEW = 2;

  private final Evaluator evaluator;

  SetDisplays(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  PySet value(Expression.SetDisplay display, @Nullable Activation locals) {
    List<Expression> items = display.items();
    if (items.size() > FEW && isConstant(items)) {
      return Sets.copy(constant(items, locals));
    }
    return items.stream().anyMatch(item -> item instanceof Expression.Starred)
        ? merged(items, locals)
        : PySet.copyOf(evaluator.items(items, locals));
  }

  /** The set over which a loop goes. */
  PySet iterated(Expression.SetDisplay display, @Nullable Activation locals) {
    return isConstant(display.items()) ? constant(display.items(), locals) : value(display, locals);
  }

  /** CPython's compiler makes the frozenset twice. */
  private PySet constant(List<Expression> items, @Nullable Activation locals) {
    return PySet.copyOf(PySet.copyOf(evaluator.items(items, locals)).items());
  }

  private PySet merged(List<Expression> items, @Nullable Activation locals) {
    Context context = evaluator.context();
    PySet set = PySet.empty();
    for (Expression item : items) {
      context.budget().objects(1);
      if (item instanceof Expression.Starred starred) {
        add(set, evaluator.eval(starred.operand(), locals));
      } else {
        set.add(evaluator.eval(item, locals));
      }
    }
    return set;
  }

  private void add(PySet set, Object spread) {
    if (spread instanceof PySet other) {
      set.addAll(other);
    } else {
      evaluator.context().list(spread).forEach(set::add);
    }
  }

  private static boolean isConstant(List<Expression> items) {
    return items instanceof Literals || items.stream().allMatch(SetDisplays::isConstant);
  }

  private static boolean isConstant(Expression expression) {
    return switch (expression) {
      case Expression.Literal _ -> true;
      case Expression.Unary unary -> isConstant(unary.operand());
      case Expression.TupleDisplay tuple -> isConstant(tuple.items());
      default -> false;
    };
  }
}
