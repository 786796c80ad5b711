package dev.assay.pandas.frame.join;

import dev.assay.pandas.value.PythonError;

/** Which rows a join keeps. */
public enum How {
  INNER,
  LEFT,
  RIGHT,
  OUTER,
  CROSS;

  /** The way named as pandas names it. */
  public static How of(String name) {
    return switch (name) {
      case "inner" -> INNER;
      case "left" -> LEFT;
      case "right" -> RIGHT;
      case "outer" -> OUTER;
      case "cross" -> CROSS;
      default ->
          throw PythonError.valueError(
              "'"
                  + name
                  + "' is not a valid Merge type: left, right, inner, outer, cross,"
                  + " left_anti, right_anti, asof");
    };
  }
}
