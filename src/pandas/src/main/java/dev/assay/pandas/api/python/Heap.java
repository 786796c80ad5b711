package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/**
 * A list as a heap, whose elements stand where CPython's heapq leaves them (Lib/heapq.py): the
 * least one first, and each before those at twice its place and one or two more.
 */
record Heap(Context context, List<Object> items) {

  /** Makes a heap of a list in any order. */
  void order() {
    for (int at = items.size() / 2 - 1; at >= 0; at--) {
      sink(at);
    }
  }

  void push(Object item) {
    items.add(item);
    rise(0, items.size() - 1);
  }

  /**
   * Takes the first element out.
   *
   * @throws PythonError an IndexError where there is none
   */
  Object pop() {
    if (items.isEmpty()) {
      throw PythonError.indexError("index out of range");
    }
    Object last = items.removeLast();
    if (items.isEmpty()) {
      return last;
    }
    Object first = items.set(0, last);
    sink(0);
    return first;
  }

  private void rise(int start, int from) {
    context.budget().steps(1);
    Object item = items.get(from);
    int at = from;
    while (at > start) {
      int parent = (at - 1) / 2;
      if (!context.less(item, items.get(parent))) {
        break;
      }
      items.set(at, items.get(parent));
      at = parent;
    }
    items.set(at, item);
  }

  /** Down to a leaf along the lesser children, and up again from there. */
  private void sink(int start) {
    context.budget().steps(1);
    Object item = items.get(start);
    int at = start;
    int child = 2 * at + 1;
    while (child < items.size()) {
      int other = child + 1;
      if (other < items.size() && !context.less(items.get(child), items.get(other))) {
        child = other;
      }
      items.set(at, items.get(child));
      at = child;
      child = 2 * at + 1;
    }
    items.set(at, item);
    rise(start, at);
  }
}
