package dev.assay.pandas.eval;

import dev.assay.pandas.value.Bytes;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.Iterator;
import java.util.PrimitiveIterator;

/** Iteration over any value; each element counts as a step. */
final class Iteration {

  private Iteration() {}

  static Iterator<Object> of(Context context, Object value) {
    Iterator<Object> items =
        switch (value) {
          case PyList list -> list.iterator();
          case PyTuple tuple -> tuple.iterator();
          case PyDict dict -> dict.iterator(PyDict.Entry::key);
          case PySet set -> set.iterator();
          case String text -> characters(text);
          case Bytes bytes -> bytes.numbers().iterator();
          case PyObject object -> object.iterate(context);
          default ->
              throw PythonError.typeError(
                  "'" + context.typeName(value) + "' object is not iterable");
        };
    return items instanceof Counted ? items : new Counted(context.meter(), items);
  }

  private static Iterator<Object> characters(String text) {
    PrimitiveIterator.OfInt points = text.codePoints().iterator();
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return points.hasNext();
      }

      @Override
      public Object next() {
        return Character.toString(points.nextInt());
      }
    };
  }

  /** Counts each element as a step, and iterators inside iterators as levels. */
  private record Counted(Meter meter, Iterator<Object> items) implements Iterator<Object> {

    @Override
    public boolean hasNext() {
      meter.descend();
      try {
        return items.hasNext();
      } finally {
        meter.ascend();
      }
    }

    @Override
    public Object next() {
      meter.steps(1);
      meter.descend();
      try {
        return items.next();
      } finally {
        meter.ascend();
      }
    }
  }
}
