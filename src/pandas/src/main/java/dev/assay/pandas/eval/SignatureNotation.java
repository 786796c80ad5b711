package dev.assay.pandas.eval;

import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyTuple;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads the notation of {@link Signature#parse}. */
final class SignatureNotation {

  private SignatureNotation() {}

  static Signature parse(String text) {
    return new Signature(parameters(text));
  }

  /** Also takes parameters by name, as far as the text has none of theirs. */
  static Signature parse(String text, String besides) {
    List<Parameter> parameters = parameters(text);
    Set<String> names = parameters.stream().map(Parameter::name).collect(Collectors.toSet());
    parameters("*, " + besides).stream()
        .filter(more -> !names.contains(more.name()))
        .forEach(parameters::add);
    return new Signature(parameters);
  }

  private static List<Parameter> parameters(String text) {
    List<Parameter> parameters = new ArrayList<>();
    Parameter.Kind kind = Parameter.Kind.POSITIONAL_OR_NAMED;
    for (String part : text.isBlank() ? new String[0] : text.split(",\\s*")) {
      if (part.equals("/")) {
        parameters.replaceAll(SignatureNotation::positionalOnly);
      } else if (part.equals("*")) {
        kind = Parameter.Kind.NAMED_ONLY;
      } else if (part.startsWith("**")) {
        parameters.add(rest(part.substring(2), Parameter.Kind.NAMED_REST));
      } else if (part.startsWith("*")) {
        parameters.add(rest(part.substring(1), Parameter.Kind.REST));
        kind = Parameter.Kind.NAMED_ONLY;
      } else {
        parameters.add(one(part, kind));
      }
    }
    return parameters;
  }

  private static Parameter positionalOnly(Parameter parameter) {
    return new Parameter(
        parameter.name(),
        Parameter.Kind.POSITIONAL_ONLY,
        parameter.fallback(),
        parameter.optional(),
        parameter.support(),
        parameter.choices());
  }

  private static Parameter rest(String name, Parameter.Kind kind) {
    return new Parameter(name, kind, null, true, Parameter.Support.ALL, List.of());
  }

  private static Parameter one(String part, Parameter.Kind kind) {
    Parameter.Support support =
        switch (part.charAt(0)) {
          case '!' -> Parameter.Support.DEFAULT;
          case '~' -> Parameter.Support.FOR_NUMPY;
          default -> Parameter.Support.ALL;
        };
    String text = support == Parameter.Support.ALL ? part : part.substring(1);
    int equals = text.indexOf('=');
    if (equals < 0) {
      return new Parameter(text, kind, null, false, support, List.of());
    }
    String[] values = text.substring(equals + 1).split("(?<!^')\\|");
    List<Object> choices =
        values.length == 1
            ? List.of()
            : Stream.of(values)
                .map(SignatureNotation::value)
                .filter(Objects::nonNull)
                .map(Objects::requireNonNull)
                .toList();
    return new Parameter(text.substring(0, equals), kind, value(values[0]), true, support, choices);
  }

  private static @Nullable Object value(String text) {
    return switch (text) {
      case "..." -> null;
      case "None" -> None.NONE;
      case "True" -> true;
      case "False" -> false;
      case "nan" -> Double.NaN;
      case "()" -> PyTuple.EMPTY;
      default -> {
        if (text.startsWith("'")) {
          yield text.substring(1, text.length() - 1);
        }
        yield text.contains(".") || text.contains("e")
            ? (Object) Double.valueOf(text)
            : (Object) Long.valueOf(text);
      }
    };
  }
}
