package dev.assay.pandas.frame.join;

import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import org.jspecify.annotations.Nullable;

/** Which rows a join keeps. */
public enum How {
  INNER,
  LEFT,
  RIGHT,
  OUTER,
  CROSS;

  /** The way named as pandas names it. */
  public static How of(Object name) {
    How how = known(name);
    if (how == null) {
      throw unknown(name);
    }
    return how;
  }

  /** The way named, {@code null} for one that there is not. */
  public static @Nullable How known(Object name) {
    return switch (name instanceof String text ? text : "") {
      case "inner" -> INNER;
      case "left" -> LEFT;
      case "right" -> RIGHT;
      case "outer" -> OUTER;
      case "cross" -> CROSS;
      default -> null;
    };
  }

  static PythonError unknown(Object name) {
    return PythonError.valueError("do not recognize join method " + Text.str(name))
        .hinting("; it is one of left, right, inner, outer and cross");
  }
}
