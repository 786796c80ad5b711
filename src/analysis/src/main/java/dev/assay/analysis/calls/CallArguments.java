package dev.assay.analysis.calls;

import dev.assay.pandas.syntax.Expression;
import dev.assay.pandas.syntax.Expression.Argument;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The arguments of a call by the names of its function's parameters.
 *
 * @param extra positional ones behind those that have names
 */
record CallArguments(Map<String, Expression> named, List<Expression> extra) {

  /** What is wrong with arguments, thrown within the package only. */
  static final class WrongCallException extends Exception {
    WrongCallException(String message) {
      super(message, null, false, false);
    }
  }

  /**
   * Puts arguments to parameters.
   *
   * @param positional parameters that may be given without their name, in order
   * @param byName parameters that must be named
   * @param variadic whether there may be more positional ones
   */
  static CallArguments of(
      List<Argument> arguments, List<String> positional, List<String> byName, boolean variadic)
      throws WrongCallException {
    Map<String, Expression> named = new LinkedHashMap<>();
    List<Expression> extra = new ArrayList<>();
    int next = 0;
    for (Argument argument : arguments) {
      switch (argument) {
        case Argument.Positional(var value) -> {
          if (next < positional.size()) {
            put(named, positional.get(next++), value);
          } else if (variadic) {
            extra.add(value);
          } else {
            throw new WrongCallException(
                "it takes %s, and got more".formatted(shown(positional, byName)));
          }
        }
        case Argument.Named(var name, var value) -> {
          if (!positional.contains(name) && !byName.contains(name)) {
            throw new WrongCallException(
                "it has no parameter '%s': it takes %s".formatted(name, shown(positional, byName)));
          }
          put(named, name, value);
        }
        case Argument.Spread _, Argument.NamedSpread _ ->
            throw new WrongCallException("write the arguments out, without *");
      }
    }
    return new CallArguments(named, extra);
  }

  private static void put(Map<String, Expression> named, String name, Expression value)
      throws WrongCallException {
    if (named.put(name, value) != null) {
      throw new WrongCallException("the argument '%s' is given twice".formatted(name));
    }
  }

  private static String shown(List<String> positional, List<String> byName) {
    List<String> all = new ArrayList<>(positional);
    byName.forEach(name -> all.add(name + "="));
    return all.isEmpty() ? "texts" : String.join(", ", all);
  }

  /** A text that must be there. */
  String text(String name) throws WrongCallException {
    return optionalText(name)
        .orElseThrow(() -> new WrongCallException("the argument '%s' is missing".formatted(name)));
  }

  /** A text that may be left out, or be None. */
  Optional<String> optionalText(String name) throws WrongCallException {
    Expression value = named.get(name);
    return value == null || Literals.isNone(value)
        ? Optional.empty()
        : Optional.of(textOf(value, name));
  }

  /** The positional texts, at least one; a list of texts counts as several. */
  List<String> texts(String what) throws WrongCallException {
    List<String> texts = new ArrayList<>();
    for (Expression value : extra) {
      if (value instanceof Expression.ListDisplay(_, var items)) {
        for (Expression item : items) {
          texts.add(textOf(item, what));
        }
      } else {
        texts.add(textOf(value, what));
      }
    }
    if (texts.isEmpty()) {
      throw new WrongCallException("it needs at least one %s".formatted(what));
    }
    return texts;
  }

  /** A whole number from 0. */
  long count(String name, long otherwise) throws WrongCallException {
    Expression value = named.get(name);
    if (value == null) {
      return otherwise;
    }
    if (value instanceof Expression.Literal(_, Long number) && number >= 0) {
      return number;
    }
    throw new WrongCallException("'%s' must be a whole number from 0".formatted(name));
  }

  /** True or False. */
  boolean flag(String name) throws WrongCallException {
    Expression value = named.get(name);
    if (value == null) {
      return false;
    }
    if (value instanceof Expression.Literal(_, Boolean flag)) {
      return flag;
    }
    throw new WrongCallException("'%s' must be True or False".formatted(name));
  }

  private static String textOf(Expression value, String what) throws WrongCallException {
    if (value instanceof Expression.Literal(_, String text) && !text.isBlank()) {
      return text.strip();
    }
    throw new WrongCallException("'%s' must be a text in quotes".formatted(what));
  }
}
