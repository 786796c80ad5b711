package dev.assay.pandas.syntax;

/** Ends parsing at the first error; leaves the package as a value only. */
final class SyntaxException extends RuntimeException {

  private final SyntaxError error;

  SyntaxException(String message, int offset) {
    this("SyntaxError", message, offset);
  }

  SyntaxException(String type, String message, int offset) {
    super(message, null, false, false);
    this.error = new SyntaxError(type, message, offset);
  }

  SyntaxError error() {
    return error;
  }
}
