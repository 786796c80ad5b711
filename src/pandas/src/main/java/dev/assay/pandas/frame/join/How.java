package dev.assay.pandas.frame.join;

import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;

/** Which rows a join keeps. */
public enum How {
  INNER,
  LEFT,
  RIGHT,
  OUTER,
  CROSS;

  /** The way named as pandas names it. */
  public static How of(Object name) {
    return switch (name instanceof String text ? text : "") {
      case "inner" -> INNER;
      case "left" -> LEFT;
      case "right" -> RIGHT;
      case "outer" -> OUTER;
      case "cross" -> CROSS;
      default ->
          throw PythonError.valueError("do not recognize join method " + Text.str(name))
              .hinting("; it is one of left, right, inner, outer and cross");
    };
  }
}
