package dev.assay.pandas.eval;

import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.Ints;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.math.BigInteger;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The arguments of one call of a built-in, bound to the names of its signature. */
public final class Args {

  private final Context context;
  private final String function;
  private final Signature signature;
  private final @Nullable Object[] values;

  Args(Context context, String function, Signature signature, @Nullable Object[] values) {
    this.context = context;
    this.function = function;
    this.signature = signature;
    this.values = values;
  }

  public Context context() {
    return context;
  }

  public Budget budget() {
    return context.budget();
  }

  /** The called function's name, for messages. */
  public String function() {
    return function;
  }

  /** The same call with each argument that may be given by position read in another way. */
  public Args reading(UnaryOperator<Object> change) {
    @Nullable Object[] read = values;
    for (int at = 0; at < values.length; at++) {
      Object value = values[at];
      if (value == null || !signature.parameters().get(at).takesPosition()) {
        continue;
      }
      Object changed = change.apply(value);
      if (changed != value) {
        read = read == values ? values.clone() : read;
        read[at] = changed;
      }
    }
    return read == values ? this : new Args(context, function, signature, read);
  }

  /** The same call with another argument. */
  public Args with(String name, Object value) {
    @Nullable Object[] changed = values.clone();
    changed[index(name)] = value;
    return new Args(context, function, signature, changed);
  }

  private @Nullable Object find(String name) {
    return values[index(name)];
  }

  private int index(String name) {
    int index = signature.indexOf(name);
    if (index < 0) {
      throw new IllegalStateException(function + " has no parameter " + name);
    }
    return index;
  }

  /** Whether the function has a parameter of a name. */
  public boolean knows(String name) {
    return signature.indexOf(name) >= 0;
  }

  /** The argument, or the parameter's default. */
  public Object get(String name) {
    Object value = find(name);
    if (value == null) {
      throw PythonError.typeError(
          "%s() missing 1 required positional argument: '%s'", function, name);
    }
    return value;
  }

  /** Whether there is a value: an argument, or a default other than {@code ...}. */
  public boolean has(String name) {
    return find(name) != null;
  }

  /** The argument, or {@code null} when it is None or was left out without a default. */
  public @Nullable Object optional(String name) {
    Object value = find(name);
    return value == None.NONE ? null : value;
  }

  /** The string given; a TypeError for anything else. */
  public String string(String name) {
    if (get(name) instanceof String text) {
      return text;
    }
    throw wrongType(name, "str");
  }

  /** The elements of what is given, in a list of their own. */
  public List<Object> list(String name) {
    return context.list(get(name));
  }

  /** The string given, {@code null} for None. */
  public @Nullable String optionalString(String name) {
    return optional(name) == null ? null : string(name);
  }

  /** The integer given (bool and numpy integers count); a TypeError for anything else. */
  public long integer(String name) {
    return switch (get(name)) {
      case Long number -> number;
      case NumpyInt number -> number.value();
      case Boolean truth -> truth ? 1 : 0;
      case BigInteger _ ->
          throw new PythonError("OverflowError", "Python int too large to convert to C long");
      default ->
          throw PythonError.typeError(
              "'" + context.typeName(get(name)) + "' object cannot be interpreted as an integer");
    };
  }

  /** The integer given, {@code null} for None. */
  public @Nullable Long optionalInteger(String name) {
    return optional(name) == null ? null : Long.valueOf(integer(name));
  }

  /** The integer given, cut to the range of an int. */
  public int count(String name) {
    return Math.clamp(integer(name), Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /** The number given, as a float. */
  public double real(String name) {
    return switch (get(name)) {
      case Double number -> number;
      case NumpyFloat number -> number.value();
      case Long number -> number;
      case NumpyInt number -> number.value();
      case Boolean truth -> truth ? 1 : 0;
      case BigInteger number -> Ints.toFloat(number);
      case NumpyBool truth -> truth.value() ? 1 : 0;
      default ->
          throw PythonError.typeError("must be real number, not " + context.typeName(get(name)));
    };
  }

  /** The truth of the argument. */
  public boolean truth(String name) {
    return switch (get(name)) {
      case Boolean truth -> truth;
      case NumpyBool truth -> truth.value();
      case Object other -> context.truth(other);
    };
  }

  /** What a {@code *name} parameter collected. */
  public PyTuple rest(String name) {
    return (PyTuple) get(name);
  }

  /** What a {@code **name} parameter collected. */
  public PyDict namedRest(String name) {
    return (PyDict) get(name);
  }

  private PythonError wrongType(String name, String wanted) {
    return PythonError.typeError(
        "%s() argument '%s' must be %s, not %s",
        function, name, wanted, context.typeName(get(name)));
  }
}
