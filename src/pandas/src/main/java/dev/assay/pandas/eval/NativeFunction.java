package dev.assay.pandas.eval;

import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A function written in Java: a name, a signature and a body. */
public final class NativeFunction implements PyCallable {

  private static final PyType<NativeFunction> TYPE =
      PyType.builder("builtin_function_or_method", NativeFunction.class)
          .doc("a built-in function or a method bound to its object")
          .property("__name__", (self, _) -> self.name)
          .build();

  private final String name;
  private final Notation notation;
  private final Body body;
  private final Map<String, NativeFunction> attributes;

  /** A function whose parameters are in the notation of {@link Signature#parse}. */
  public NativeFunction(String name, String notation, Body body) {
    this(name, new Notation(notation), body);
  }

  NativeFunction(String name, Notation notation, Body body) {
    this(name, notation, body, Map.of());
  }

  private NativeFunction(
      String name, Notation notation, Body body, Map<String, NativeFunction> attributes) {
    this.name = name;
    this.notation = notation;
    this.body = body;
    this.attributes = attributes;
  }

  /** The same function with one more function as an attribute, as numpy's functions have. */
  NativeFunction with(String attribute, NativeFunction function) {
    Map<String, NativeFunction> more = new HashMap<>(attributes);
    more.put(attribute, function);
    return new NativeFunction(name, notation, body, Map.copyOf(more));
  }

  public String name() {
    return name;
  }

  /** The parameters, in the notation of {@link Signature#parse}. */
  public String notation() {
    return notation.text();
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  @Override
  public @Nullable Object attribute(Context context, String attribute) {
    return attributes.get(attribute);
  }

  @Override
  public String repr() {
    return "<built-in function " + name + ">";
  }

  @Override
  public Object call(Context context, PyTuple positional, PyDict named) {
    Signature signature = notation.signature();
    return body.call(new Args(context, name, signature, signature.bind(name, positional, named)));
  }
}
