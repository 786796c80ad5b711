package dev.assay.pandas.eval;

import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.Custom;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.UnaryOperator;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * A value with a Python type of its own: a function, a module, a frame. What an operation does not
 * define is a TypeError or AttributeError, as in Python; methods and properties come from the
 * {@link #type()}'s table.
 */
public interface PyObject extends Custom {

  /** The type, with its table of methods and properties. */
  PyType<?> type();

  @Override
  default String typeName() {
    return type().name();
  }

  @Override
  default String repr() {
    return "<" + typeName() + " object>";
  }

  /** What {@code is} compares: the object itself, or what it stands for. */
  default Object identity() {
    return this;
  }

  /** An attribute that the type's table does not have; {@code null} for none. */
  default @Nullable Object attribute(Context context, String name) {
    return null;
  }

  /** {@code self.name = value}; {@code false} when it cannot be set. */
  default boolean setAttribute(Context context, String name, Object value) {
    return false;
  }

  default Object getItem(Context context, Object key) {
    throw PythonError.typeError("'" + typeName() + "' object is not subscriptable");
  }

  default void setItem(Context context, Object key, Object value) {
    throw PythonError.typeError("'" + typeName() + "' object does not support item assignment");
  }

  default void deleteItem(Context context, Object key) {
    throw PythonError.typeError("'" + typeName() + "' object does not support item deletion");
  }

  /** {@code self op right}; {@code null} when not defined for that operand. */
  default @Nullable Object binary(Context context, BinaryOperator operator, Object right) {
    return null;
  }

  /** {@code left op self}, asked when the left side does not define it. */
  default @Nullable Object reflected(Context context, BinaryOperator operator, Object left) {
    return null;
  }

  /**
   * {@code self op= right}: what the name is bound to afterwards; {@code null} when the type
   * changes nothing in place, so that {@code self op right} is taken.
   */
  default @Nullable Object inPlace(Context context, BinaryOperator operator, Object right) {
    return null;
  }

  /** {@code self op other}; asked with the mirrored operator when self stands on the right. */
  default @Nullable Object compare(Context context, CompareOperator operator, Object other) {
    return null;
  }

  default @Nullable Object unary(Context context, UnaryOperator operator) {
    return null;
  }

  default Iterator<Object> iterate(Context context) {
    throw PythonError.typeError("'" + typeName() + "' object is not iterable");
  }

  default int length(Context context) {
    throw PythonError.typeError("object of type '" + typeName() + "' has no len()");
  }

  default boolean truth(Context context) {
    return true;
  }

  /** {@code item in self}; by default whether iteration meets an equal element. */
  default boolean contains(Context context, Object item) {
    return Membership.byIteration(context, iterate(context), item);
  }

  /**
   * The one value that {@code float(self)} or {@code int(self)} takes; {@code null} when there is
   * none.
   *
   * @param wanted the type's name
   */
  default @Nullable Object single(Context context, String wanted) {
    return null;
  }

  /** {@code format(self, spec)} of a spec that is not empty; {@code null} when not defined. */
  default @Nullable String format(Context context, String spec) {
    return null;
  }
}
