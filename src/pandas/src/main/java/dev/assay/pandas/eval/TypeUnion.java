package dev.assay.pandas.eval;

import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyTuple;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code int | float}: types of which a value may have one; they stand as a tuple of types. */
final class TypeUnion {

  private TypeUnion() {}

  /** The union of types, unions and None; {@code null} where one side is none of these. */
  static @Nullable PyTuple of(Context context, BinaryOperator operator, Object left, Object right) {
    List<Object> types = new ArrayList<>();
    return operator == BinaryOperator.OR && add(context, types, left) && add(context, types, right)
        ? PyTuple.of(types.toArray())
        : null;
  }

  private static boolean add(Context context, List<Object> types, Object side) {
    if (side instanceof PyTuple union) {
      types.addAll(union.items());
      return union.items().stream().allMatch(PyType.class::isInstance);
    }
    types.add(side == None.NONE ? context.typeOf(side) : side);
    return side == None.NONE || side instanceof PyType<?>;
  }
}
