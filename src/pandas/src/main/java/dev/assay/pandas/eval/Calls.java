package dev.assay.pandas.eval;

import dev.assay.pandas.syntax.Expression;
import dev.assay.pandas.syntax.Parameters;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Evaluates the arguments of calls, and the parameters of functions being defined. */
final class Calls {

  private final Context context;
  private final Evaluator evaluator;

  Calls(Context context, Evaluator evaluator) {
    this.context = context;
    this.evaluator = evaluator;
  }

  Object call(Expression.Call call, @Nullable Activation locals) {
    Object function = evaluator.eval(call.function(), locals);
    List<Object> positional = new ArrayList<>(call.arguments().size());
    PyDict named = new PyDict();
    for (Expression.Argument argument : call.arguments()) {
      Object value = evaluator.eval(argument.value(), locals);
      switch (argument) {
        case Expression.Argument.Positional _ -> positional.add(value);
        case Expression.Argument.Named one -> putOnce(function, named, one.name(), value);
        case Expression.Argument.Spread _ -> positional.addAll(spread(function, value));
        case Expression.Argument.NamedSpread _ -> spreadNamed(function, named, value);
      }
    }
    context.calling(name -> evaluator.names().find(name, locals));
    return context.call(function, PyTuple.copyOf(positional), named);
  }

  private List<Object> spread(Object function, Object value) {
    try {
      return context.list(value);
    } catch (PythonError error) {
      throw error.type().equals("TypeError")
          ? PythonError.typeError(
              nameOf(function)
                  + " argument after * must be an iterable, not "
                  + context.typeName(value))
          : error;
    }
  }

  private static String nameOf(Object function) {
    return switch (function) {
      case NativeFunction known -> known.name() + "()";
      case UserFunction known -> "__main__." + known.name() + "()";
      default -> "function";
    };
  }

  private void spreadNamed(Object function, PyDict named, Object value) {
    if (!(value instanceof PyDict dict)) {
      throw PythonError.typeError(
          nameOf(function)
              + " argument after ** must be a mapping, not "
              + context.typeName(value));
    }
    for (PyDict.Entry entry : dict.entries()) {
      if (!(entry.key() instanceof String name)) {
        throw PythonError.typeError("keywords must be strings");
      }
      putOnce(function, named, name, entry.value());
    }
  }

  private static void putOnce(Object function, PyDict named, String name, Object value) {
    if (named.containsKey(name)) {
      throw PythonError.typeError(
          nameOf(function) + " got multiple values for keyword argument '" + name + "'");
    }
    named.put(name, value);
  }

  /** The signature of a function that is being defined: its defaults are evaluated now. */
  Signature signature(Parameters parameters, @Nullable Activation locals) {
    List<Parameter> all = new ArrayList<>();
    for (Parameters.Declared declared : parameters.declared()) {
      Expression fallback = declared.fallback();
      Object value = fallback == null ? null : evaluator.eval(fallback, locals);
      boolean optional =
          value != null
              || declared.kind() == Parameters.Kind.REST
              || declared.kind() == Parameters.Kind.NAMED_REST;
      all.add(
          new Parameter(
              declared.name(),
              kind(declared.kind()),
              value,
              optional,
              Parameter.Support.ALL,
              List.of()));
    }
    return new Signature(all);
  }

  private static Parameter.Kind kind(Parameters.Kind kind) {
    return switch (kind) {
      case POSITIONAL_ONLY -> Parameter.Kind.POSITIONAL_ONLY;
      case POSITIONAL_OR_NAMED -> Parameter.Kind.POSITIONAL_OR_NAMED;
      case REST -> Parameter.Kind.REST;
      case NAMED_ONLY -> Parameter.Kind.NAMED_ONLY;
      case NAMED_REST -> Parameter.Kind.NAMED_REST;
    };
  }
}
