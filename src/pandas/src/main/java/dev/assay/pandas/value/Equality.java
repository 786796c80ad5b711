package dev.assay.pandas.value;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Python's equality and hash: 1, 1.0 and True are equal and hash alike, NaN equals nothing,
 * containers compare by content.
 */
public final class Equality {

  private static final int MAX_DEPTH = 500;

  private static final Object NAN = Double.NaN;

  private Equality() {}

  /** What {@code left == right} gives as a truth. */
  public static boolean equal(Object left, Object right) {
    return equal(left, right, 0);
  }

  /** Identity or equality: how containers look for an element (a NaN object finds itself). */
  public static boolean same(Object left, Object right) {
    return left == right || equal(left, right, 0);
  }

  /** Python's hash; a TypeError for a value that has none. */
  public static int hash(Object value) {
    return key(value).hashCode();
  }

  /**
   * A Java object whose {@code equals} and {@code hashCode} are Python's for the value: the key of
   * hashed containers. A TypeError for a value that has no hash.
   */
  public static Object key(Object value) {
    TimeLimit.check();
    return switch (value) {
      case String text -> text;
      case Long number -> number;
      case PyList _ -> throw unhashable("list");
      case PyDict _ -> throw unhashable("dict");
      case PySlice _ -> throw unhashable("slice");
      case PyFrozenSet set -> new SetKey(set);
      case PySet _ -> throw unhashable("set");
      case Custom custom -> new CustomKey(custom, custom.pythonHash());
      case PyTuple tuple -> {
        tuple.hashCode();
        yield tuple.items().stream().anyMatch(Equality::isNaN) ? withOneNaN(tuple) : tuple;
      }
      default -> scalarKey(value);
    };
  }

  /**
   * The key of Python's own dicts and sets, in which a NaN is found as the same object alone.
   *
   * @see #key
   */
  public static Object identityKey(Object value) {
    return switch (value) {
      case Double number when number.isNaN() -> new NaNKey(number);
      case NumpyFloat number when Double.isNaN(number.value()) -> new NaNKey(number);
      case PyTuple tuple when tuple.hasNaN() -> {
        Spending.objects(tuple.size());
        yield PyTuple.copyOf(tuple.items().stream().map(Equality::identityKey).toList());
      }
      default -> key(value);
    };
  }

  /** The tuple with one object for all NaN, by which it is equal to others; not in tuples in it. */
  private static PyTuple withOneNaN(PyTuple tuple) {
    return PyTuple.copyOf(tuple.items().stream().map(item -> isNaN(item) ? NAN : item).toList());
  }

  /** Whether a NaN is in a tuple or in tuples in it; those keep it, so that it is found once. */
  static boolean hasNaN(PyTuple tuple) {
    for (Object item : tuple) {
      if (isNaN(item) || item instanceof PyTuple nested && nested.hasNaN()) {
        return true;
      }
    }
    return false;
  }

  /** Whether a value has a hash, as far as that shows without looking into tuples. */
  public static boolean isHashable(Object value) {
    return !(value instanceof PyList)
        && !(value instanceof PyDict)
        && !(value instanceof PySlice)
        && (!(value instanceof PySet) || value instanceof PyFrozenSet);
  }

  /** A TypeError for a value that has no hash, as far as {@link #isHashable} shows it. */
  public static void requireHash(Object value) {
    if (!isHashable(value)) {
      key(value);
    }
  }

  private static PythonError unhashable(String type) {
    return PythonError.typeError("unhashable type: '" + type + "'");
  }

  /** Numbers in their simplest form, dates and durations in pandas' form; others as they are. */
  private static Object scalarKey(Object value) {
    return switch (value) {
      case Boolean truth -> truth ? 1L : 0L;
      case NumpyBool truth -> truth.value() ? 1L : 0L;
      case NumpyInt number -> number.value();
      case NumpyFloat number -> floatKey(number.value());
      case Double number -> floatKey(number);
      case NumpyTemporal time when !time.isNat() && time.unit().isFixed() ->
          scalarKey(time.ofPandas());
      case Timestamp time -> time.dateTime();
      case Timedelta delta -> delta.duration();
      default -> value;
    };
  }

  private static Object floatKey(double number) {
    if (number == Math.rint(number) && !Double.isInfinite(number)) {
      return Math.abs(number) < 0x1p62
          ? (Object) (long) number
          : Ints.normalized(new BigDecimal(number).toBigInteger());
    }
    return number;
  }

  /** The hash of a tuple's or frozenset's elements; those keep it, so that it is found once. */
  static int hashOfItems(Iterable<Object> items, boolean ordered) {
    int hash = 1;
    for (Object item : items) {
      int one = spread(hash(item));
      hash = ordered ? 31 * hash + one : hash + one;
    }
    return hash;
  }

  /** Small numbers and like texts have like hashes, which would meet in those of tuples. */
  private static int spread(int hash) {
    int mixed = (hash ^ hash >>> 16) * 0x85EBCA6B;
    mixed = (mixed ^ mixed >>> 13) * 0xC2B2AE35;
    return mixed ^ mixed >>> 16;
  }

  private static boolean equal(Object left, Object right, int depth) {
    checkDepth(depth);
    return switch (left) {
      case String text -> right instanceof Custom custom ? custom.sameAs(text) : text.equals(right);
      case PyTuple tuple ->
          right instanceof PyTuple other && equalItems(tuple.items(), other.items(), depth);
      case PyList list ->
          right instanceof PyList other && equalItems(list.items(), other.items(), depth);
      case PyDict dict -> right instanceof PyDict other && equalEntries(dict, other, depth);
      case PySet set -> right instanceof PySet other && equalSets(set, other);
      case Custom custom -> custom.sameAs(right);
      case NaT _, NA _ -> false;
      default -> right instanceof Custom custom ? custom.sameAs(left) : equalScalars(left, right);
    };
  }

  private static boolean equalScalars(Object left, Object right) {
    if (isNaN(left) || isNaN(right)) {
      return false;
    }
    if (NumpyTimes.applies(left, right)) {
      return equalTimes(left, right);
    }
    if (left instanceof NumpyFloat one && ofInteger(right) instanceof Double other) {
      return one.value() == other;
    }
    if (right instanceof NumpyFloat one && ofInteger(left) instanceof Double other) {
      return one.value() == other;
    }
    if (left instanceof Duration || left instanceof LocalDateTime) {
      return left.equals(scalarKey(right));
    }
    return scalarKey(left).equals(scalarKey(right));
  }

  /** Whole numbers beside numpy's floats are floats, too. */
  private static @Nullable Double ofInteger(Object value) {
    return switch (value) {
      case Long _, BigInteger _ -> Floats.of(value);
      case NumpyInt number -> (double) number.value();
      default -> null;
    };
  }

  private static boolean equalTimes(Object left, Object right) {
    Object one = NumpyTimes.ofPandas(left);
    Object other = NumpyTimes.ofPandas(right);
    return !(one instanceof NaT)
        && !(other instanceof NaT)
        && scalarKey(one).equals(scalarKey(other));
  }

  public static boolean isNaN(Object value) {
    return value instanceof Double number && number.isNaN()
        || value instanceof NumpyFloat scalar && Double.isNaN(scalar.value());
  }

  private static boolean equalItems(List<Object> left, List<Object> right, int depth) {
    if (left.size() != right.size()) {
      return false;
    }
    for (int index = 0; index < left.size(); index++) {
      TimeLimit.check();
      Object one = left.get(index);
      Object other = right.get(index);
      if (one != other && !equal(one, other, depth + 1)) {
        return false;
      }
    }
    return true;
  }

  private static boolean equalEntries(PyDict left, PyDict right, int depth) {
    if (left.size() != right.size()) {
      return false;
    }
    for (PyDict.Entry entry : left.entries()) {
      TimeLimit.check();
      Object other = right.get(entry.key());
      if (other == null || (entry.value() != other && !equal(entry.value(), other, depth + 1))) {
        return false;
      }
    }
    return true;
  }

  private static boolean equalSets(PySet left, PySet right) {
    return left.size() == right.size() && left.items().stream().allMatch(right::contains);
  }

  private static void checkDepth(int depth) {
    if (depth > MAX_DEPTH) {
      throw new LimitError("RecursionError", "maximum recursion depth exceeded in comparison");
    }
  }

  private record NaNKey(Object object) {
    @Override
    public int hashCode() {
      return System.identityHashCode(object);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof NaNKey that && object == that.object;
    }
  }

  private record SetKey(PyFrozenSet set) {
    @Override
    public int hashCode() {
      return set.hash();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof SetKey that && equalSets(set, that.set);
    }
  }

  private record CustomKey(Custom custom, int hash) {
    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof CustomKey that
          && (custom == that.custom || custom.sameAs(that.custom));
    }
  }
}
