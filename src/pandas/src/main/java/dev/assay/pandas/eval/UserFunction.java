package dev.assay.pandas.eval;

import dev.assay.pandas.syntax.Scope;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A function that a program defines, by def or lambda, with the variables around it. */
final class UserFunction implements PyCallable {

  private static final PyType<UserFunction> TYPE =
      PyType.builder("function", UserFunction.class)
          .doc("a function defined by a program")
          .property("__name__", (self, _) -> self.name)
          .build();

  private final Map<String, Object> attributes = new HashMap<>();
  private String name;
  private final String qualifiedName;
  private final Signature signature;
  private final Scope scope;
  private final @Nullable Activation closure;
  private final Function<Activation, Object> body;

  UserFunction(
      String name,
      Signature signature,
      Scope scope,
      @Nullable Activation closure,
      Function<Activation, Object> body) {
    this.name = name;
    this.qualifiedName = Activation.qualified(closure, name);
    this.signature = signature;
    this.scope = scope;
    this.closure = closure;
    this.body = body;
  }

  String name() {
    return name;
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  @Override
  public @Nullable Object attribute(Context context, String attribute) {
    return attributes.get(attribute);
  }

  /** A function keeps what a program hangs on it, as decorators do that count calls. */
  @Override
  public boolean setAttribute(Context context, String attribute, Object value) {
    if (attribute.equals("__name__")) {
      if (!(value instanceof String text)) {
        throw PythonError.typeError("__name__ must be set to a string object");
      }
      name = text;
      return true;
    }
    context.budget().cells(1);
    attributes.put(attribute, value);
    return true;
  }

  @Override
  public String repr() {
    return "<function " + name + ">";
  }

  @Override
  public Object call(Context context, PyTuple positional, PyDict named) {
    @Nullable Object[] values = signature.bind(qualifiedName, positional, named);
    Activation locals = new Activation(scope, closure, name);
    for (int slot = 0; slot < values.length; slot++) {
      locals.set(slot, values[slot]);
    }
    return body.apply(locals);
  }
}
