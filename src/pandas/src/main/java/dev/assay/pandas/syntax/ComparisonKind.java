package dev.assay.pandas.syntax;

/** The comparison operators. */
public enum ComparisonKind {
  EQUAL,
  NOT_EQUAL,
  LESS,
  LESS_OR_EQUAL,
  GREATER,
  GREATER_OR_EQUAL,
  IN,
  NOT_IN,
  IS,
  IS_NOT
}
