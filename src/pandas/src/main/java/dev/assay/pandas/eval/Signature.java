package dev.assay.pandas.eval;

import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.Nearest;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The parameters of a function, and how the arguments of a call are bound to them. */
public final class Signature {

  /** What looks at other things before it looks an axis up. */
  private static final Set<String> COMPARED_FIRST = Set.of("fillna", "argsort");

  private static final int FEW = 32;

  private final List<Parameter> parameters;
  private final String[] names;

  /** Where each name is; {@code null} for a few names, which are looked at one by one. */
  private final @Nullable Map<String, Integer> places;

  private final int positions;
  private final int rest;
  private final int namedRest;

  public Signature(List<Parameter> parameters) {
    this.parameters = List.copyOf(parameters);
    this.names = parameters.stream().map(Parameter::name).toArray(String[]::new);
    this.places = names.length > FEW ? places() : null;
    this.positions = (int) parameters.stream().filter(Parameter::takesPosition).count();
    this.rest = indexOf(Parameter.Kind.REST);
    this.namedRest = indexOf(Parameter.Kind.NAMED_REST);
  }

  /**
   * Reads Python's notation: {@code "a, /, b=1, *args, c=None, **rest"}. A default of {@code ...}
   * makes a parameter optional without a default; {@code !axis=0} says that only the default is
   * supported, {@code ~out=None} that pandas itself refuses all but the default of what it has for
   * numpy's sake; {@code how='any'|'all'} lists the values that may be given, the default first,
   * and any other is a ValueError.
   */
  public static Signature parse(String text) {
    return SignatureNotation.parse(text);
  }

  public List<Parameter> parameters() {
    return parameters;
  }

  private Map<String, Integer> places() {
    Map<String, Integer> places = HashMap.newHashMap(names.length);
    for (int index = 0; index < names.length; index++) {
      places.putIfAbsent(names[index], index);
    }
    return places;
  }

  private int indexOf(Parameter.Kind kind) {
    for (int index = 0; index < parameters.size(); index++) {
      if (parameters.get(index).kind() == kind) {
        return index;
      }
    }
    return -1;
  }

  int indexOf(String name) {
    if (places != null) {
      return places.getOrDefault(name, -1);
    }
    for (int index = 0; index < names.length; index++) {
      if (names[index].equals(name)) {
        return index;
      }
    }
    return -1;
  }

  /** One value a parameter; {@code null} for what was left out. TypeErrors as Python's. */
  @Nullable Object[] bind(String function, PyTuple positional, PyDict named) {
    @Nullable Object[] values = new @Nullable Object[parameters.size()];
    int given = Math.min(positional.size(), positions);
    int next = 0;
    for (int index = 0; index < given; index++, next++) {
      while (!parameters.get(next).takesPosition()) {
        next++;
      }
      values[next] = positional.get(index);
    }
    bindRest(function, positional, given, values);
    bindNamed(function, named, values);
    checkMissing(function, values);
    complete(function, values);
    return values;
  }

  /** Defaults for what was left out; what was given must be something that Assay supports. */
  private void complete(String function, @Nullable Object[] values) {
    for (int index = 0; index < values.length; index++) {
      Parameter parameter = parameters.get(index);
      if (values[index] == null) {
        values[index] = parameter.fallback();
      } else if (parameter.takesPosition() || parameter.takesName()) {
        checkSupported(function, parameter, values[index]);
      }
    }
  }

  private void bindRest(String function, PyTuple positional, int given, @Nullable Object[] values) {
    if (rest >= 0) {
      values[rest] = PyTuple.copyOf(positional.items().subList(given, positional.size()));
    } else if (positional.size() > given) {
      long required = parameters.stream().filter(p -> p.takesPosition() && !p.optional()).count();
      String range =
          required == positions ? "" + positions : "from " + required + " to " + positions;
      throw PythonError.typeError(
          "%s() takes %s positional argument%s but %d %s given",
          function,
          range,
          positions == 1 ? "" : "s",
          positional.size(),
          positional.size() == 1 ? "was" : "were");
    }
  }

  private void bindNamed(String function, PyDict named, @Nullable Object[] values) {
    if (named.size() == 0 && namedRest < 0) {
      return;
    }
    PyDict extra = new PyDict();
    for (PyDict.Entry entry : named.entries()) {
      String name = (String) entry.key();
      int index = indexOf(name);
      if (index >= 0 && parameters.get(index).takesName()) {
        if (values[index] != null) {
          throw PythonError.typeError(
              function + "() got multiple values for argument '" + name + "'");
        }
        values[index] = entry.value();
      } else if (namedRest >= 0) {
        extra.put(name, entry.value());
      } else {
        throw unexpected(function, name);
      }
    }
    if (namedRest >= 0) {
      values[namedRest] = extra;
    }
  }

  private PythonError unexpected(String function, String name) {
    List<String> names =
        parameters.stream().filter(Parameter::takesName).map(Parameter::name).toList();
    return PythonError.typeError(function + "() got an unexpected keyword argument '" + name + "'")
        .hinting(Nearest.suggestion(name, names));
  }

  private static void checkSupported(String function, Parameter parameter, Object value) {
    if (!parameter.choices().isEmpty() && !isOneOf(parameter.choices(), value)) {
      if (parameter.choices().contains("index") && !COMPARED_FIRST.contains(function)) {
        Equality.key(value).hashCode(); // pandas looks axes up
      }
      throw PythonError.valueError("invalid value for '" + parameter.name() + "'" + shown(value))
          .hinting(" (it is one of " + Text.repr(PyTuple.copyOf(parameter.choices())) + ")");
    }
    Object fallback = parameter.fallback();
    if (parameter.support() == Parameter.Support.ALL
        || fallback != null && Equality.same(fallback, value)) {
      return;
    }
    if (parameter.support() == Parameter.Support.FOR_NUMPY) {
      throw PythonError.valueError(
          "the '%s' parameter is not supported in the pandas implementation of %s()",
          parameter.name(), function);
    }
    throw PythonError.unsupported(
        "the argument '" + parameter.name() + "' of " + function + "()", "leave it out");
  }

  private static String shown(Object value) {
    boolean plain = value instanceof String || value instanceof Number || value instanceof Boolean;
    return plain ? ": " + Text.repr(value) : "";
  }

  /** Whether a value equals one of some, as True equals 1 in Python; 1 is no truth to pandas. */
  private static boolean isOneOf(List<Object> choices, Object value) {
    return switch (value) {
      case Long _, NumpyInt _ ->
          choices.stream()
              .anyMatch(choice -> !(choice instanceof Boolean) && Equality.equal(choice, value));
      case String _, Boolean _, None _, NumpyBool _ ->
          choices.stream().anyMatch(choice -> Equality.equal(choice, value));
      default -> false;
    };
  }

  private void checkMissing(String function, @Nullable Object[] values) {
    List<String> missing = new ArrayList<>();
    List<String> missingNamed = new ArrayList<>();
    for (int index = 0; index < values.length; index++) {
      Parameter parameter = parameters.get(index);
      if (values[index] == null && !parameter.optional()) {
        (parameter.takesPosition() ? missing : missingNamed).add("'" + parameter.name() + "'");
      }
    }
    if (!missing.isEmpty()) {
      throw missing(function, "positional", missing);
    }
    if (!missingNamed.isEmpty()) {
      throw missing(function, "keyword-only", missingNamed);
    }
  }

  private static PythonError missing(String function, String kind, List<String> names) {
    return PythonError.typeError(
        "%s() missing %d required %s argument%s: %s",
        function, names.size(), kind, names.size() == 1 ? "" : "s", joined(names));
  }

  private static String joined(List<String> names) {
    return switch (names.size()) {
      case 1 -> names.getFirst();
      case 2 -> names.get(0) + " and " + names.get(1);
      default ->
          CountedText.join(", ", names.subList(0, names.size() - 1)) + ", and " + names.getLast();
    };
  }
}
