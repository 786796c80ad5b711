package dev.assay.pandas.value;

/** The unary operators that values may define ({@code not} is the language's own). */
public enum UnaryOperator {
  NEGATE("-"),
  PLUS("+"),
  INVERT("~");

  private final String symbol;

  UnaryOperator(String symbol) {
    this.symbol = symbol;
  }

  public String symbol() {
    return symbol;
  }
}
