package dev.assay.pandas.api.common;

import dev.assay.pandas.value.Position;
import dev.assay.pandas.value.PythonError;
import java.util.function.Supplier;

/** The function of {@code transform}: what it raises becomes one ValueError, but for TypeErrors. */
public final class Transforming {

  private Transforming() {}

  public static Object result(Supplier<Object> function) {
    try {
      return function.get();
    } catch (PythonError error) {
      if (!error.isCatchable() || error.type().equals("TypeError")) {
        throw error;
      }
      throw failed(error);
    }
  }

  /** People are told what went wrong, and where; programs see what pandas tells. */
  private static PythonError failed(PythonError error) {
    PythonError failed =
        PythonError.valueError("Transform function failed")
            .hinting(() -> ": " + error.type() + ": " + error.getMessage() + error.hint());
    Position place = error.position();
    if (place != null) {
      failed.locate(place);
    }
    return failed;
  }
}
