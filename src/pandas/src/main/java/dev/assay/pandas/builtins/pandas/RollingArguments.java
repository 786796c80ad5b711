package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.value.PythonError;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the arguments of {@code rolling} and {@code expanding} may be, as pandas checks them. */
final class RollingArguments {

  private RollingArguments() {}

  static void require(Args args) {
    if (!(args.get("center") instanceof Boolean)) {
      throw PythonError.valueError("center must be a boolean");
    }
    Object closed = args.optional("closed");
    if (closed != null && !List.of("right", "both", "left", "neither").contains(closed)) {
      throw PythonError.valueError("closed must be 'right', 'left', 'both' or 'neither'");
    }
  }

  /** How many values a window must have; {@code null} where it is not given. */
  static @Nullable Long required(Args args) {
    Object given = args.optional("min_periods");
    if (given == null) {
      return null;
    }
    if (!(Scalars.plain(given) instanceof Long required)) {
      throw PythonError.valueError("min_periods must be an integer");
    }
    if (required < 0) {
      throw PythonError.valueError("min_periods must be >= 0");
    }
    return required;
  }

  static void requireWindow(long size, @Nullable Long required) {
    if (size < 0) {
      throw PythonError.valueError("window must be an integer 0 or greater");
    }
    if (required != null && required > size) {
      throw PythonError.valueError("min_periods " + required + " must be <= window " + size);
    }
  }
}
