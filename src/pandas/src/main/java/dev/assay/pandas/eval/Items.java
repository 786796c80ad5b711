package dev.assay.pandas.eval;

import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.NumpyScalar;
import dev.assay.pandas.value.NumpyTemporal;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TypeNames;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** {@code container[key]}, read, set and deleted. */
final class Items {

  private Items() {}

  static Object get(Context context, Object container, Object key) {
    return switch (container) {
      case PyObject object -> object.getItem(context, key);
      case PyDict dict -> {
        Object value = dict.get(key);
        yield value == null ? dict.missing(key) : value;
      }
      case PyList list ->
          key instanceof PySlice slice
              ? PyList.copyOf(sliced(context, list.items(), slice))
              : list.get(position(key, list.size(), "list", "list index out of range"));
      case PyTuple tuple ->
          key instanceof PySlice slice
              ? PyTuple.copyOf(sliced(context, tuple.items(), slice))
              : tuple.get(position(key, tuple.size(), "tuple", "tuple index out of range"));
      case String text -> Strings.get(context, text, key);
      case NumpyScalar _ when isAll(key) -> container;
      case NumpyScalar _, NumpyTemporal _ ->
          throw PythonError.indexError("invalid index to scalar variable.");
      default ->
          throw PythonError.typeError(
              "'" + context.typeName(container) + "' object is not subscriptable");
    };
  }

  private static boolean isAll(Object key) {
    return key instanceof PyTuple tuple && tuple.size() == 0;
  }

  /** The position that an index names; the messages are Python's. */
  static int position(Object key, int length, String type, String outOfRange) {
    long index =
        switch (key) {
          case Long number -> number;
          case Boolean truth -> truth ? 1 : 0;
          case NumpyInt number -> number.value();
          case BigInteger _ ->
              throw PythonError.indexError("cannot fit 'int' into an index-sized integer");
          default ->
              throw PythonError.typeError(
                  type.equals("string")
                      ? "string indices must be integers, not '" + TypeNames.of(key) + "'"
                      : type + " indices must be integers or slices, not " + TypeNames.of(key));
        };
    long position = index < 0 ? index + length : index;
    if (position < 0 || position >= length) {
      throw PythonError.indexError(outOfRange);
    }
    return (int) position;
  }

  private static List<Object> sliced(Context context, List<Object> items, PySlice slice) {
    PySlice.Range range = slice.within(items.size());
    context.budget().objects(range.count());
    List<Object> taken = new ArrayList<>(range.count());
    for (int index = 0; index < range.count(); index++) {
      taken.add(items.get(range.position(index)));
    }
    return taken;
  }

  static void set(Context context, Object container, Object key, Object value) {
    switch (container) {
      case PyObject object -> object.setItem(context, key, value);
      case PyDict dict -> {
        context.budget().objects(1);
        dict.put(key, value);
      }
      case PyList list when key instanceof PySlice slice ->
          setSlice(context, list, slice, context.list(value));
      case PyList list ->
          list.items()
              .set(position(key, list.size(), "list", "list assignment index out of range"), value);
      default ->
          throw PythonError.typeError(
              "'" + context.typeName(container) + "' object does not support item assignment");
    }
  }

  private static void setSlice(
      Context context, PyList list, PySlice slice, List<Object> replacement) {
    PySlice.Range range = slice.within(list.size());
    context.budget().objects(replacement.size());
    if (range.step() == 1) {
      List<Object> part = list.items().subList(range.start(), range.start() + range.count());
      part.clear();
      list.items().addAll(range.start(), replacement);
      return;
    }
    if (replacement.size() != range.count()) {
      throw PythonError.valueError(
          "attempt to assign sequence of size %d to extended slice of size %d",
          replacement.size(), range.count());
    }
    for (int index = 0; index < range.count(); index++) {
      list.items().set(range.position(index), replacement.get(index));
    }
  }

  static void delete(Context context, Object container, Object key) {
    switch (container) {
      case PyObject object -> object.deleteItem(context, key);
      case PyDict dict -> {
        if (dict.remove(key) == null) {
          throw PythonError.keyError(key);
        }
      }
      case PyList list when key instanceof PySlice slice -> deleteSlice(list, slice);
      case PyList list -> {
        int position = position(key, list.size(), "list", "list assignment index out of range");
        list.items().remove(position);
      }
      default ->
          throw PythonError.typeError(
              "'" + context.typeName(container) + "' object doesn't support item deletion");
    }
  }

  private static void deleteSlice(PyList list, PySlice slice) {
    PySlice.Range range = slice.within(list.size());
    for (int index = 0; index < range.count(); index++) {
      int fromEnd = range.step() > 0 ? range.count() - 1 - index : index;
      list.items().remove(range.position(fromEnd));
    }
  }
}
