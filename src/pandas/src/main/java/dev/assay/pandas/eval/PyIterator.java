package dev.assay.pandas.eval;

import java.util.Iterator;

/** An iterator as a value: what {@code iter}, {@code zip} or a generator expression give. */
public final class PyIterator implements PyObject {

  private static final PyType<PyIterator> TYPE =
      PyType.builder("iterator", PyIterator.class)
          .doc("an iterator, exhausted by one pass")
          .build();

  private final String name;
  private final Iterator<Object> items;

  /** An iterator whose type shows under the name ({@code zip}, {@code generator}). */
  public PyIterator(String name, Iterator<Object> items) {
    this.name = name;
    this.items = items;
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  @Override
  public String typeName() {
    return name;
  }

  @Override
  public Iterator<Object> iterate(Context context) {
    return items;
  }
}
