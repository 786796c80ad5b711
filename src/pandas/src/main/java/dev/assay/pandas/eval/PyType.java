package dev.assay.pandas.eval;

import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A Python type and its table of built-ins: typed lambdas by name. The table is what is supported;
 * the documentation is generated from it.
 *
 * @param <T> the Java class of its values
 */
public final class PyType<T> implements PyCallable {

  /** A method's body. */
  @FunctionalInterface
  public interface Method<T> {
    Object call(T self, Args args);
  }

  /** A property's body. */
  @FunctionalInterface
  public interface Getter<T> {
    Object get(T self, Context context);
  }

  /** One name of a type's table. */
  public sealed interface Member<T> {

    /**
     * A method, with its parameters in the notation of {@link Signature#parse}.
     *
     * @param has which values have it
     */
    record Bound<T>(String name, Notation parameters, Method<T> body, Predicate<T> has)
        implements Member<T> {

      public String notation() {
        return parameters.text();
      }
    }

    /** A property: an attribute that is computed. */
    record Computed<T>(Getter<T> getter) implements Member<T> {}

    /** An attribute of the type itself: a static method or a constant. */
    record Shared<T>(Object value) implements Member<T> {}

    /**
     * What Python or pandas has and Assay refuses, with what to use instead.
     *
     * @param absent of which values it is no attribute at all
     */
    record Refused<T>(String instead, Predicate<T> absent) implements Member<T> {}
  }

  private static final PyType<?> TYPE_OF_TYPES =
      builder("type", PyType.class).doc("the type of types").build();

  private final String name;
  private final Class<T> javaClass;
  private final String documentation;
  private final List<PyType<?>> bases;
  private final @Nullable PyType<?> whole;
  private final Map<String, Member<T>> members;
  private final @Nullable NativeFunction constructor;
  private final String module;

  private PyType(Builder<T> builder) {
    this.name = builder.name;
    this.module = builder.module;
    this.javaClass = builder.javaClass;
    this.documentation = builder.documentation;
    this.bases = builder.bases;
    this.whole = builder.whole;
    this.members = Collections.unmodifiableMap(builder.members);
    this.constructor = builder.constructor;
  }

  public static <T> Builder<T> builder(String name, Class<T> javaClass) {
    return new Builder<>(name, javaClass);
  }

  public String name() {
    return name;
  }

  /** The Java class of its values. */
  public Class<T> javaClass() {
    return javaClass;
  }

  public String documentation() {
    return documentation;
  }

  /** The table, in the order in which it was written; what bases give is not in it. */
  public Map<String, Member<T>> members() {
    return members;
  }

  public @Nullable NativeFunction constructor() {
    return constructor;
  }

  /** The type that programs see, of which this table may be a part. */
  public PyType<?> seen() {
    return whole == null ? this : whole;
  }

  /** Whether values of this type are instances of the other. */
  public boolean isSubtypeOf(PyType<?> other) {
    return seen() == other || bases.stream().anyMatch(base -> base.isSubtypeOf(other));
  }

  /** The attribute of a value, methods bound to it; {@code null} when the table has none. */
  @Nullable Object attributeOf(Context context, Object self, String attribute) {
    Member<T> member = members.get(attribute);
    if (member == null) {
      for (PyType<?> base : bases) {
        Object found = base.attributeOf(context, self, attribute);
        if (found != null) {
          return found;
        }
      }
      return null;
    }
    return switch (member) {
      case Member.Bound<T> method -> {
        T receiver = receiver(self);
        if (!method.has().test(receiver)) {
          throw PythonError.attributeError(
              "'%s' object has no attribute '%s'", context.typeName(self), attribute);
        }
        yield new NativeFunction(
            method.name(), method.parameters(), args -> method.body().call(receiver, args));
      }
      case Member.Computed<T> property -> property.getter().get(receiver(self), context);
      case Member.Shared<T> shared -> shared.value();
      case Member.Refused<T> refused ->
          throw refused.absent().test(receiver(self))
              ? PythonError.attributeError(
                      "'%s' object has no attribute '%s'", context.typeName(self), attribute)
                  .hinting("; " + refused.instead())
              : PythonError.unsupported(name + "." + attribute, refused.instead());
    };
  }

  private T receiver(Object self) {
    if (!javaClass.isInstance(self)) {
      throw PythonError.typeError("descriptor requires a '" + name + "' object");
    }
    return javaClass.cast(self);
  }

  /** {@code str.upper} and the like: methods take their object as first argument. */
  @Override
  public @Nullable Object attribute(Context context, String attribute) {
    Member<T> member = members.get(attribute);
    return switch (member) {
      case null -> inherited(context, attribute);
      case Member.Bound<T> method -> unbound(method);
      case Member.Computed<T> _ -> inherited(context, attribute);
      case Member.Shared<T> shared -> shared.value();
      case Member.Refused<T> refused ->
          throw PythonError.unsupported(name + "." + attribute, refused.instead());
    };
  }

  private @Nullable Object inherited(Context context, String attribute) {
    if (attribute.equals("__name__")) {
      return name;
    }
    for (PyType<?> base : bases) {
      Object found = base.attribute(context, attribute);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private NativeFunction unbound(Member.Bound<T> method) {
    String notation = method.notation().isEmpty() ? "self, /" : "self, /, " + method.notation();
    String plain = notation.replace(", /, ", ", ").replace("self, /", "self");
    return new NativeFunction(
        method.name(), plain, args -> method.body().call(receiver(args.get("self")), args));
  }

  @Override
  public PyType<?> type() {
    return TYPE_OF_TYPES;
  }

  @Override
  public Object getItem(Context context, Object key) {
    throw PythonError.typeError("type '" + name + "' is not subscriptable");
  }

  @Override
  public String repr() {
    return "<class '" + (module.isEmpty() ? name : module + "." + name) + "'>";
  }

  @Override
  public Object call(Context context, PyTuple positional, PyDict named) {
    if (constructor == null) {
      throw PythonError.typeError("cannot create '" + name + "' instances");
    }
    return constructor.call(context, positional, named);
  }

  /** Builds a type's table. */
  public static final class Builder<T> {
    private final String name;
    private final Class<T> javaClass;
    private final Map<String, Member<T>> members = new LinkedHashMap<>();
    private String documentation = "";
    private String module = "";
    private List<PyType<?>> bases = List.of();
    private @Nullable PyType<?> whole;
    private @Nullable NativeFunction constructor;
    private String besides = "";

    private Builder(String name, Class<T> javaClass) {
      this.name = name;
      this.javaClass = javaClass;
    }

    /** One line that says what values of the type are. */
    public Builder<T> doc(String line) {
      documentation = line;
      return this;
    }

    /** Where Python has the type, as its representation shows it. */
    public Builder<T> module(String path) {
      module = path;
      return this;
    }

    /** The types whose instances the values also are; their methods are inherited. */
    public Builder<T> bases(PyType<?>... types) {
      bases = List.of(types);
      return this;
    }

    /** Python's one type, for some of whose values this is a table of their own. */
    public Builder<T> partOf(PyType<?> type) {
      whole = type;
      return this;
    }

    /** What calling the type does. */
    public Builder<T> constructor(String notation, Body body) {
      constructor = new NativeFunction(name, notation, body);
      return this;
    }

    public Builder<T> method(String method, String notation, Method<T> body) {
      return methodOf(_ -> true, method, notation, body);
    }

    /** A method that only some values have. */
    public Builder<T> methodOf(Predicate<T> has, String method, String notation, Method<T> body) {
      return add(method, new Member.Bound<>(method, new Notation(notation, besides), body, has));
    }

    /**
     * Options that methods written from here on have besides their own, in the notation of {@link
     * Signature#parse} after its {@code *}.
     */
    public Builder<T> besides(String options) {
      besides = options;
      return this;
    }

    public Builder<T> property(String property, Getter<T> getter) {
      return add(property, new Member.Computed<>(getter));
    }

    /** A function of the type itself, such as {@code dict.fromkeys}. */
    public Builder<T> function(String function, String notation, Body body) {
      return add(function, new Member.Shared<>(new NativeFunction(function, notation, body)));
    }

    /** A value of the type itself, such as {@code datetime.max}. */
    public Builder<T> constant(String constant, Object value) {
      return add(constant, new Member.Shared<>(value));
    }

    /** A name that is refused; the text says what to use instead. */
    public Builder<T> refused(String member, String instead) {
      return add(member, new Member.Refused<>(instead, _ -> false));
    }

    /** Names that are refused, with blanks between; one text says what to use instead. */
    public Builder<T> lacking(String instead, String names) {
      for (String each : names.split(" ")) {
        refused(each, instead);
      }
      return this;
    }

    /** The same of names that some values do not have at all. */
    public Builder<T> lacking(String instead, Predicate<T> absent, String names) {
      for (String each : names.split(" ")) {
        add(each, new Member.Refused<>(instead, absent));
      }
      return this;
    }

    /** Adds what another table of the same type has written: a long table in several files. */
    public Builder<T> with(UnaryOperator<Builder<T>> part) {
      return part.apply(this);
    }

    private Builder<T> add(String member, Member<T> value) {
      if (members.put(member, value) != null) {
        throw new IllegalStateException(name + " has " + member + " twice");
      }
      return this;
    }

    public PyType<T> build() {
      return new PyType<>(this);
    }
  }

  @Override
  public @Nullable Object binary(Context context, BinaryOperator operator, Object right) {
    return TypeUnion.of(context, operator, this, right);
  }

  @Override
  public @Nullable Object reflected(Context context, BinaryOperator operator, Object left) {
    return TypeUnion.of(context, operator, left, this);
  }

  /** The names that a value of this type has, inherited ones included. */
  Collection<String> names() {
    Map<String, Boolean> names = new LinkedHashMap<>();
    members.forEach(
        (member, kind) -> {
          if (!(kind instanceof Member.Refused<T>)) {
            names.put(member, true);
          }
        });
    bases.forEach(base -> base.names().forEach(member -> names.put(member, true)));
    return names.keySet();
  }
}
