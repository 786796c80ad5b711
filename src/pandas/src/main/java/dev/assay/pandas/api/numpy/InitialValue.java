package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.PythonError;
import org.jspecify.annotations.Nullable;

/** The value that a reduction of numpy begins with: {@code np.max(values, initial=0)}. */
final class InitialValue {

  static final String OPTION = ", initial=...";

  private InitialValue() {}

  /**
   * The number that is given, {@code null} where none is.
   *
   * @throws PythonError pandas' for series and frames, whose methods begin with nothing
   */
  static @Nullable Object of(Args args) {
    if (!args.knows("initial") || !args.has("initial")) {
      return null;
    }
    if (ArrayArgument.isOfPandas(args.get("a"))) {
      boolean computed = args.function().equals("sum") || args.function().equals("prod");
      String refused =
          "the 'initial' parameter is not supported in the pandas implementation of %s()"
              .formatted(args.function());
      throw computed ? PythonError.valueError(refused) : PythonError.typeError(refused);
    }
    Object initial = Scalars.plain(args.get("initial"));
    if (!(initial instanceof Long || initial instanceof Double)) {
      throw PythonError.unsupported("an initial value that is no number", "leave it out");
    }
    return initial;
  }

  /** Whether there is nothing that has a least or greatest element. */
  static boolean isAlone(Args args, String name) {
    Object given = args.get("a");
    return (name.equals("min") || name.equals("max"))
        && !ArrayArgument.isScalar(given)
        && !Matrices.hasRows(given)
        && args.context().length(given) == 0;
  }

  /** The initial value in the dtype of the array that has no elements. */
  static Object alone(Args args, Object initial) {
    boolean floats = Stacking.column(args, "a").dtype().isFloat();
    return Elementwise.numpy(fitting(args, floats, initial));
  }

  /** What it makes of the result of the reduction. */
  static Object with(Args args, String name, Object result, Object initial) {
    Context context = args.context();
    Object own = Elementwise.numpy(result);
    boolean floats = context.str(context.attribute(own, "dtype")).startsWith("float");
    Object number = fitting(args, floats, initial);
    return switch (name) {
      case "sum" -> context.binary(BinaryOperator.ADD, own, number);
      case "prod" -> context.binary(BinaryOperator.MULTIPLY, own, number);
      default -> {
        Object greater =
            context
                .library()
                .modules()
                .get("numpy")
                .attributes()
                .get(name.equals("min") ? "minimum" : "maximum");
        yield context.call(greater, own, number);
      }
    };
  }

  private static Object fitting(Args args, boolean floats, Object initial) {
    if (floats) {
      return Scalars.float64(((Number) initial).doubleValue());
    }
    if (initial instanceof Long) {
      return initial;
    }
    throw PythonError.unsupported(
        "np." + args.function() + "() of whole numbers beginning with a float",
        "use astype(float) first");
  }
}
