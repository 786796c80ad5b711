package dev.assay.pandas.eval;

import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code op=}: lists, sets and dicts change in place; other values are replaced. */
final class InPlace {

  private InPlace() {}

  static Object apply(Context context, BinaryOperator operator, Object before, Object value) {
    Object changed = changed(context, operator, before, value);
    return changed == null ? context.binary(operator, before, value) : changed;
  }

  private static @Nullable Object changed(
      Context context, BinaryOperator operator, Object before, Object value) {
    return switch (before) {
      case PyObject object -> object.inPlace(context, operator, value);
      case PyList list
          when operator == BinaryOperator.ADD && !Operators.meetsElements(list, value) ->
          extended(context, list, value);
      case PyList list when operator == BinaryOperator.MULTIPLY -> {
        List<Object> repeated = ((PyList) context.binary(operator, list, value)).items();
        list.items().clear();
        list.items().addAll(repeated);
        yield list;
      }
      case PyDict dict when operator == BinaryOperator.OR && value instanceof PyDict other -> {
        context.budget().objects(other.size());
        dict.putAll(other);
        yield dict;
      }
      case PySet set
          when !set.isFrozen() && value instanceof PySet other && Sets.have(operator) -> {
        context.budget().objects(other.size());
        Sets.change(operator, set, other);
        yield set;
      }
      default -> null;
    };
  }

  /** A host value such as a Series answers {@code list + series}; what else is iterated extends. */
  private static Object extended(Context context, PyList list, Object value) {
    Object answer =
        value instanceof PyObject host ? host.reflected(context, BinaryOperator.ADD, list) : null;
    if (answer == null) {
      context.addAll(list.items(), value);
    }
    return answer == null ? list : answer;
  }
}
