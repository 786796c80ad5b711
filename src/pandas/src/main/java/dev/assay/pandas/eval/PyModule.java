package dev.assay.pandas.eval;

import dev.assay.pandas.value.Nearest;
import dev.assay.pandas.value.PythonError;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A module: its table of names. */
public final class PyModule implements PyObject {

  private static final PyType<PyModule> TYPE =
      PyType.builder("module", PyModule.class).doc("an imported module").build();

  private final String name;
  private final Map<String, Object> attributes;
  private final Map<String, String> refused;
  private final Map<String, String> removed;

  private PyModule(Builder builder) {
    this.name = builder.name;
    this.attributes = Collections.unmodifiableMap(builder.attributes);
    this.refused = Collections.unmodifiableMap(builder.refused);
    this.removed = Collections.unmodifiableMap(builder.removed);
  }

  public static Builder builder(String name) {
    return new Builder(name);
  }

  public String name() {
    return name;
  }

  /** The table: functions, types, submodules and constants. */
  public Map<String, Object> attributes() {
    return attributes;
  }

  /** What the real module has and Assay refuses, with what to use instead. */
  public Map<String, String> refused() {
    return refused;
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  @Override
  public String repr() {
    return "<module '" + name + "'>";
  }

  @Override
  public @Nullable Object attribute(Context context, String attribute) {
    String instead = refused.get(attribute);
    if (instead != null) {
      throw PythonError.unsupported(name + "." + attribute, instead);
    }
    Object value = attributes.get(attribute);
    if (value == null) {
      throw PythonError.attributeError("module '%s' has no attribute '%s'", name, attribute)
          .hinting(hint(attribute));
    }
    return value;
  }

  private String hint(String attribute) {
    String successor = removed.get(attribute);
    return successor == null
        ? Nearest.suggestion(attribute, attributes.keySet())
        : ", which an earlier release had; use " + successor;
  }

  /** Builds a module's table. */
  public static final class Builder {
    private final String name;
    private final Map<String, Object> attributes = new LinkedHashMap<>();
    private final Map<String, String> refused = new LinkedHashMap<>();
    private final Map<String, String> removed = new LinkedHashMap<>();
    private UnaryOperator<String> besides = _ -> "";
    private BiFunction<Args, Object, Object> results = (_, result) -> result;
    private UnaryOperator<Args> arguments = args -> args;

    private Builder(String name) {
      this.name = name;
    }

    public Builder function(String function, String notation, Body body) {
      BiFunction<Args, Object, Object> after = results;
      UnaryOperator<Args> before = arguments;
      UnaryOperator<String> more = besides;
      return value(
          function,
          new NativeFunction(
              function,
              new Notation(notation, () -> more.apply(function)),
              given -> {
                Args args = before.apply(given);
                return after.apply(args, body.call(args));
              }));
    }

    /**
     * What functions written from here on see of the arguments of a call.
     *
     * @see Args#reading
     */
    public Builder arguments(UnaryOperator<Args> change) {
      arguments = change;
      return this;
    }

    /** What becomes of the results of functions written from here on. */
    public Builder results(BiFunction<Args, Object, Object> change) {
      results = change;
      return this;
    }

    /** A function that is an attribute of a function which the table has already. */
    public Builder attribute(String function, String attribute, String notation, Body body) {
      String made = function + "." + attribute;
      UnaryOperator<String> more = besides;
      NativeFunction own =
          new NativeFunction(made, new Notation(notation, () -> more.apply(made)), body);
      attributes.compute(function, (_, known) -> ((NativeFunction) known).with(attribute, own));
      return this;
    }

    /**
     * Options that functions written from here on, which it is given the names of, have besides
     * their own, in the notation of {@link Signature#parse} after its {@code *}.
     */
    public Builder besides(UnaryOperator<String> options) {
      besides = options;
      return this;
    }

    /** Another name of something that the table has already. */
    public Builder alias(String other, String attribute) {
      return value(other, Objects.requireNonNull(attributes.get(attribute), attribute));
    }

    /** A constant, a type or a submodule. */
    public Builder value(String attribute, Object value) {
      if (attributes.put(attribute, value) != null) {
        throw new IllegalStateException(name + " has " + attribute + " twice");
      }
      return this;
    }

    /** A name that is refused; the text says what to use instead. */
    public Builder refused(String attribute, String instead) {
      refused.put(attribute, instead);
      return this;
    }

    /** Names that the real module had once, with blanks between, and what it has instead. */
    public Builder removed(String successor, String names) {
      for (String each : names.split(" ")) {
        removed.put(each, successor);
      }
      return this;
    }

    /** Names that are refused, with blanks between; one text says what to use instead. */
    public Builder lacking(String instead, String names) {
      for (String each : names.split(" ")) {
        refused(each, instead);
      }
      return this;
    }

    public PyModule build() {
      return new PyModule(this);
    }
  }
}
