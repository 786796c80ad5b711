package dev.assay.pandas.value;

/** The binary operators that values may define. */
public enum BinaryOperator {
  ADD("+"),
  SUBTRACT("-"),
  MULTIPLY("*"),
  DIVIDE("/"),
  FLOOR_DIVIDE("//"),
  MODULO("%"),
  POWER("**"),
  MATRIX_MULTIPLY("@"),
  AND("&"),
  OR("|"),
  XOR("^"),
  SHIFT_LEFT("<<"),
  SHIFT_RIGHT(">>");

  private final String symbol;

  BinaryOperator(String symbol) {
    this.symbol = symbol;
  }

  public String symbol() {
    return symbol;
  }
}
