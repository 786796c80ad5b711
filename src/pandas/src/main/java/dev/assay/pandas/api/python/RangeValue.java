package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PythonError;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** Python's {@code range}: integers at equal distances, never held all at once. */
public final class RangeValue implements PyObject {

  public static final PyType<RangeValue> TYPE =
      PyType.builder("range", RangeValue.class)
          .doc("integers at equal distances")
          .constructor("start, stop=..., step=1, /", RangeValue::create)
          .property("start", (self, _) -> self.start)
          .property("stop", (self, _) -> self.stop)
          .property("step", (self, _) -> self.step)
          .method(
              "count",
              "value, /",
              (self, args) -> self.contains(args.context(), args.get("value")) ? 1L : 0L)
          .method("index", "value, /", RangeValue::index)
          .build();

  private final long start;
  private final long stop;
  private final long step;

  private RangeValue(long start, long stop, long step) {
    this.start = start;
    this.stop = stop;
    this.step = step;
  }

  private static Object create(Args args) {
    if (!args.has("stop")) {
      return new RangeValue(0, args.integer("start"), 1);
    }
    if (args.integer("step") == 0) {
      throw PythonError.valueError("range() arg 3 must not be zero");
    }
    return new RangeValue(args.integer("start"), args.integer("stop"), args.integer("step"));
  }

  /** The number of its elements, at most the largest long. */
  public long size() {
    try {
      long distance = Math.subtractExact(stop, start);
      long count = step > 0 ? Math.ceilDiv(distance, step) : Math.ceilDiv(-distance, -step);
      return Math.max(0, count);
    } catch (ArithmeticException _) {
      return Long.MAX_VALUE;
    }
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  @Override
  public String repr() {
    String bounds = start + ", " + stop;
    return "range(" + (step == 1 ? bounds : bounds + ", " + step) + ")";
  }

  @Override
  public int length(Context context) {
    long size = size();
    if (size > Integer.MAX_VALUE) {
      throw new PythonError("OverflowError", "Python int too large to convert to C ssize_t");
    }
    return (int) size;
  }

  @Override
  public boolean truth(Context context) {
    return size() > 0;
  }

  @Override
  public Iterator<Object> iterate(Context context) {
    return new Steps(start, step, size());
  }

  /** What {@code reversed(range)} iterates. */
  Iterator<Object> reversed() {
    long size = size();
    return new Steps(start + (size - 1) * step, -step, size);
  }

  /** Counts up or down. */
  private static final class Steps implements Iterator<Object> {
    private final long step;
    private long next;
    private long left;

    private Steps(long first, long step, long count) {
      this.next = first;
      this.step = step;
      this.left = count;
    }

    @Override
    public boolean hasNext() {
      return left > 0;
    }

    @Override
    public Object next() {
      if (left == 0) {
        throw new NoSuchElementException();
      }
      long value = next;
      next += step;
      left--;
      return value;
    }
  }

  @Override
  public boolean contains(Context context, Object item) {
    return position(item) >= 0;
  }

  private long position(Object item) {
    long value;
    switch (item) {
      case Long number -> value = number;
      case NumpyInt number -> value = number.value();
      case Boolean truth -> value = truth ? 1 : 0;
      case Double number when number == Math.rint(number) -> value = number.longValue();
      default -> {
        return -1;
      }
    }
    long distance = value - start;
    return distance % step == 0 && distance / step >= 0 && distance / step < size()
        ? distance / step
        : -1;
  }

  private static Object index(RangeValue self, Args args) {
    long position = self.position(args.get("value"));
    if (position < 0) {
      throw PythonError.valueError(args.context().repr(args.get("value")) + " is not in range");
    }
    return position;
  }

  @Override
  public Object getItem(Context context, Object key) {
    if (key instanceof PySlice slice) {
      PySlice.Range part = slice.within(length(context));
      return new RangeValue(
          start + part.start() * step,
          start + (part.start() + (long) part.count() * part.step()) * step,
          step * part.step());
    }
    long index =
        switch (key) {
          case Long number -> number;
          case NumpyInt number -> number.value();
          case Boolean truth -> truth ? 1 : 0;
          default ->
              throw PythonError.typeError(
                  "range indices must be integers or slices, not " + context.typeName(key));
        };
    long position = index < 0 ? index + size() : index;
    if (position < 0 || position >= size()) {
      throw PythonError.indexError("range object index out of range");
    }
    return start + position * step;
  }

  @Override
  public boolean sameAs(Object other) {
    return other instanceof RangeValue that
        && size() == that.size()
        && (size() == 0 || (start == that.start && (size() == 1 || step == that.step)));
  }

  @Override
  public int pythonHash() {
    return Long.hashCode(size()) * 31 + (size() == 0 ? 0 : Long.hashCode(start));
  }
}
