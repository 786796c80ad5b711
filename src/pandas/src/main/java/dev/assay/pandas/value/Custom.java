package dev.assay.pandas.value;

import org.jspecify.annotations.Nullable;

/** A value with a class of its own (a frame, a function, a module): what text and equality need. */
public interface Custom {

  /** The Python type's name, as error messages show it. */
  String typeName();

  /** What {@code repr(value)} gives. */
  String repr();

  /** What {@code str(value)} gives. */
  default String str() {
    return repr();
  }

  /** {@code item in value}; {@code null} when the type does not define it. */
  default @Nullable Boolean holds(Object item) {
    return null;
  }

  /** {@code this op right}; {@code null} when the type does not define it. */
  default @Nullable Object arithmetic(BinaryOperator operator, Object right) {
    return null;
  }

  /** Less than 0, 0 or more, as it stands to another; {@code null} when they have no order. */
  default @Nullable Integer order(Object other) {
    return null;
  }

  /** Python equality as containers use it. */
  default boolean sameAs(Object other) {
    return this == other;
  }

  /** Python's hash; a value that has none throws a TypeError. */
  default int pythonHash() {
    return System.identityHashCode(this);
  }
}
