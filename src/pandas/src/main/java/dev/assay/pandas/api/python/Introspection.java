package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TextBuilder;

/** The built-in functions that ask about types and attributes. */
final class Introspection {

  private Introspection() {}

  static Object isInstance(Args args) {
    return matches(args, args.context().typeOf(args.get("object")), args.get("classinfo"));
  }

  static Object isSubclass(Args args) {
    if (!(args.get("cls") instanceof PyType<?> type)) {
      throw PythonError.typeError("issubclass() arg 1 must be a class");
    }
    return matches(args, type, args.get("classinfo"));
  }

  private static boolean matches(Args args, PyType<?> type, Object wanted) {
    return switch (wanted) {
      case PyType<?> other -> type.isSubtypeOf(other) || other.name().equals("object");
      case PyTuple several -> several.items().stream().anyMatch(one -> matches(args, type, one));
      default ->
          throw PythonError.typeError(
              args.function() + "() arg 2 must be a type, a tuple of types, or a union");
    };
  }

  static Object getAttribute(Args args) {
    try {
      return args.context().attribute(args.get("object"), args.string("name"));
    } catch (PythonError error) {
      if (args.has("default") && error.type().equals("AttributeError")) {
        return args.get("default");
      }
      throw error;
    }
  }

  static Object hasAttribute(Args args) {
    String name = args.string("name");
    return name.startsWith("__")
        ? Attribute.hasSpecial(args.context(), args.get("object"), name)
        : Attribute.has(args.context(), args.get("object"), name);
  }

  static Object isCallable(Args args) {
    return args.get("object") instanceof PyCallable;
  }

  static Object print(Args args) {
    String separator = args.optional("sep") == null ? " " : args.string("sep");
    String end = args.optional("end") == null ? "\n" : args.string("end");
    TextBuilder line = new TextBuilder();
    for (Object value : args.rest("values")) {
      line.append(line.isEmpty() ? "" : separator).append(args.context().str(value));
      args.budget().partOfText(line.length());
    }
    args.context().print(line.append(end).toString());
    return None.NONE;
  }
}
