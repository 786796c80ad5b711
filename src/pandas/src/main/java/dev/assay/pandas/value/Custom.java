package dev.assay.pandas.value;

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

  /** What it is in a list in which a category is missing; whole edges of intervals are floats. */
  default Object besideMissing() {
    return this;
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
