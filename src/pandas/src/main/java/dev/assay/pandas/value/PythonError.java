package dev.assay.pandas.value;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A Python exception on its way: its type's name ({@code KeyError}), its argument and, once the
 * evaluator has added it, its position. The innermost position wins. Frame code throws it without
 * one.
 */
public class PythonError extends RuntimeException {

  private final String type;
  private final PyTuple arguments;
  private transient @Nullable Position position;
  private transient Supplier<String> hint = () -> "";

  /** An error whose text is the message; not for KeyError, which shows its key's repr. */
  public PythonError(String type, String message) {
    this(type, PyTuple.of(message));
  }

  /** An error with the arguments that {@code raise Type(*arguments)} would give. */
  public PythonError(String type, PyTuple arguments) {
    this(type, arguments, null);
  }

  private PythonError(String type, PyTuple arguments, @Nullable RuntimeException cause) {
    super(null, cause, false, false);
    this.type = type;
    this.arguments = arguments;
  }

  /**
   * What an exception of the host becomes: an OverflowError where a whole number of 64 bits ran
   * over; else it is a defect of Assay's own, which Python calls a SystemError.
   */
  public static PythonError internal(RuntimeException cause) {
    if (cause instanceof ArithmeticException) {
      return new PythonError(
          "OverflowError", PyTuple.of("Overflow in int64: " + cause.getMessage()), cause);
    }
    String message = "Assay failed at this (" + cause.getClass().getSimpleName() + ")";
    return new PythonError("SystemError", PyTuple.of(message), cause);
  }

  public static PythonError typeError(String message) {
    return new PythonError("TypeError", message);
  }

  public static PythonError typeError(String format, Object... parts) {
    return typeError(format.formatted(parts));
  }

  public static PythonError valueError(String message) {
    return new PythonError("ValueError", message);
  }

  public static PythonError valueError(String format, Object... parts) {
    return valueError(format.formatted(parts));
  }

  /** A KeyError for a key that is missing; its text is the key's repr, as in Python. */
  public static PythonError keyError(Object key) {
    return new PythonError("KeyError", PyTuple.of(key));
  }

  public static PythonError indexError(String message) {
    return new PythonError("IndexError", message);
  }

  public static PythonError indexError(String format, Object... parts) {
    return indexError(format.formatted(parts));
  }

  public static PythonError attributeError(String message) {
    return new PythonError("AttributeError", message);
  }

  public static PythonError attributeError(String format, Object... parts) {
    return attributeError(format.formatted(parts));
  }

  public static PythonError mergeError(String message) {
    return new PythonError("MergeError", message);
  }

  /** numpy's TypeError where values of two kinds are to be in one array. */
  public static PythonError promotionError(String message) {
    return new PythonError("DTypePromotionError", message);
  }

  /** numpy's TypeError of a function that has nothing for the types that it is given. */
  public static PythonError ufuncError(String function) {
    return new PythonError(
        "TypeError",
        "ufunc '%s' not supported for the input types, and the inputs could not be safely coerced"
                .formatted(function)
            + " to any supported types according to the casting rule ''safe''");
  }

  /** numpy's ValueError of two arrays whose sizes do not go together. */
  public static PythonError broadcastError(int left, int right) {
    return valueError(
        "operands could not be broadcast together with shapes (%d,) (%d,) ".formatted(left, right));
  }

  /** What pandas or Python has and Assay lacks: says so, and names what to use instead. */
  public static PythonError unsupported(String what, String instead) {
    return new UnsupportedError("Assay does not support " + what + "; " + instead);
  }

  /** The Python type's name. */
  public String type() {
    return type;
  }

  /** What {@code e.args} gives. */
  public PyTuple arguments() {
    return arguments;
  }

  /** What {@code str(e)} gives: a KeyError shows its key's repr. */
  @Override
  public String getMessage() {
    if (arguments.size() == 1) {
      Object only = arguments.get(0);
      return type.equals("KeyError") ? Text.repr(only) : Text.str(only);
    }
    return arguments.size() == 0 ? "" : Text.repr(arguments);
  }

  /** Adds what may help and is not part of Python's message, such as the nearest known name. */
  public PythonError hinting(String text) {
    return hinting(() -> text);
  }

  /** The same where the text is to be made only when it is shown. */
  public PythonError hinting(Supplier<String> text) {
    hint = text;
    return this;
  }

  /** What may help; empty for nothing, and where it cannot be made, as of labels without end. */
  public String hint() {
    try {
      return hint.get();
    } catch (PythonError _) {
      return "";
    }
  }

  public @Nullable Position position() {
    return position;
  }

  /** Keeps the position unless there is one already. */
  public void locate(Position where) {
    if (position == null) {
      position = where;
    }
  }

  /** Whether {@code except} may catch it; a limit and what Assay lacks end the program. */
  public boolean isCatchable() {
    return true;
  }
}
