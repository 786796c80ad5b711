package dev.assay.pandas.value;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The order in which CPython iterates a set of numbers: that of its hash table, filled in the order
 * of insertion. Python promises no order, yet programs come to depend on this one. The hashes of
 * strings differ from one run of CPython to the next, so sets with strings keep the order of
 * insertion.
 */
final class SetOrder {

  private static final int LINEAR_PROBES = 9;
  private static final int PERTURB_SHIFT = 5;
  private static final long PRIME_1 = 0x9E3779B185EBCA87L;
  private static final long PRIME_2 = 0xC2B2AE3D27D4EB4FL;
  private static final long PRIME_5 = 0x27D4EB2F165667C5L;
  private static final BigInteger MODULUS = BigInteger.TWO.pow(61).subtract(BigInteger.ONE);

  private @Nullable Object[] items = new @Nullable Object[TableGrowth.SMALLEST];
  private long[] hashes = new long[TableGrowth.SMALLEST];
  private int used;

  private SetOrder() {}

  /**
   * The items in CPython's order, given in the order of insertion.
   *
   * @param keys the items as {@link Equality#key} makes them
   */
  static List<Object> of(List<Object> items, List<Object> keys, TableGrowth growth) {
    SetOrder table = new SetOrder();
    for (int index = 0; index < items.size(); index++) {
      for (TableGrowth.Jump jump : growth.jumps()) {
        if (jump.elements() == index && jump.size() > table.items.length) {
          table.resize(jump.size());
        }
      }
      Long hash = hash(keys.get(index));
      if (hash == null) {
        return items;
      }
      table.add(items.get(index), hash);
    }
    List<Object> ordered = new ArrayList<>(items.size());
    for (Object item : table.items) {
      if (item != null) {
        ordered.add(item);
      }
    }
    return ordered;
  }

  /** CPython's hash of a number or a tuple of such, {@code null} for any other value. */
  private static @Nullable Long hash(Object key) {
    return switch (key) {
      case Long number when number > Long.MIN_VALUE -> {
        long residue = Math.abs(number) % MODULUS.longValue();
        yield unlessMinusOne(number < 0 ? -residue : residue);
      }
      case Long number -> hash(BigInteger.valueOf(number));
      case BigInteger number -> {
        long residue = number.abs().mod(MODULUS).longValue();
        yield unlessMinusOne(number.signum() < 0 ? -residue : residue);
      }
      case Double number when Double.isFinite(number) -> hash(number.doubleValue());
      case PyTuple tuple -> hash(tuple);
      default -> null;
    };
  }

  private static @Nullable Long hash(PyTuple tuple) {
    long accumulated = PRIME_5;
    for (Object item : tuple) {
      Long hash = hash(Equality.key(item));
      if (hash == null) {
        return null;
      }
      accumulated = Long.rotateLeft(accumulated + hash * PRIME_2, 31) * PRIME_1;
    }
    accumulated += tuple.size() ^ (PRIME_5 ^ 3527539L);
    return accumulated == -1 ? 1546275796L : accumulated;
  }

  private static long unlessMinusOne(long hash) {
    return hash == -1 ? -2 : hash;
  }

  /** A float's hash is that of the rational number that it is, modulo 2**61 - 1. */
  private static long hash(double number) {
    int exponent = Math.getExponent(number);
    long bits = Math.abs((long) Math.scalb(number, 52 - exponent));
    int shift = Math.floorMod(exponent - 52, 61);
    BigInteger residue = BigInteger.valueOf(bits).shiftLeft(shift).mod(MODULUS);
    return unlessMinusOne(number < 0 ? -residue.longValue() : residue.longValue());
  }

  private void add(Object item, long hash) {
    place(item, hash);
    used++;
    if (TableGrowth.isFull(used, items.length)) {
      resize(TableGrowth.next(used));
    }
  }

  private void place(Object item, long hash) {
    int mask = items.length - 1;
    long perturb = hash;
    int start = (int) (hash & mask);
    while (true) {
      int probes = start + LINEAR_PROBES <= mask ? LINEAR_PROBES : 0;
      for (int slot = start; slot <= start + probes; slot++) {
        if (items[slot] == null) {
          items[slot] = item;
          hashes[slot] = hash;
          return;
        }
      }
      perturb >>>= PERTURB_SHIFT;
      start = (int) ((start * 5L + 1 + perturb) & mask);
    }
  }

  private void resize(int size) {
    @Nullable Object[] before = items;
    long[] beforeHashes = hashes;
    items = new @Nullable Object[size];
    hashes = new long[size];
    for (int slot = 0; slot < before.length; slot++) {
      Object item = before[slot];
      if (item != null) {
        place(item, beforeHashes[slot]);
      }
    }
  }
}
