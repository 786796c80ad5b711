package dev.assay.pandas.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The hash table in which CPython keeps a set (Objects/setobject.c), for the order in which it
 * iterates the set. Python promises no order, yet programs come to depend on this one.
 */
final class SetTable {

  private static final int SMALLEST = 8;
  private static final int LARGE = 50_000;
  private static final int LINEAR_PROBES = 9;
  private static final int PERTURB_SHIFT = 5;

  /** Stands where an item was removed. */
  private static final Object REMOVED = new Object();

  private @Nullable Object[] items = new @Nullable Object[SMALLEST];
  private long[] hashes = Allocation.longs(SMALLEST);
  private int used;
  private int filled;
  private int finger;

  /** Adds an item that is not there yet. */
  void add(Object item, long hash) {
    used++;
    if (place(item, hash)) {
      filled++;
      if (filled * 5L >= mask() * 3L) {
        resize(grown());
      }
    }
  }

  /** Takes out an item that is there, the same object. */
  void remove(Object item, long hash) {
    long perturb = hash;
    int start = (int) (hash & mask());
    while (true) {
      TimeLimit.check();
      for (int slot = start; slot <= lastProbe(start); slot++) {
        if (items[slot] == item) {
          items[slot] = REMOVED;
          used--;
          return;
        }
      }
      perturb >>>= PERTURB_SHIFT;
      start = (int) ((start * 5L + 1 + perturb) & mask());
    }
  }

  /** The item that {@code pop()} takes next, which is to be removed then. */
  Object next() {
    int slot = finger & mask();
    while (!isItem(items[slot])) {
      slot = (slot + 1) & mask();
    }
    finger = slot + 1;
    return items[slot];
  }

  /** Makes room for as many items of another set or dict. */
  void reserve(int others) {
    if ((filled + (long) others) * 5 >= mask() * 3L) {
      resize((used + (long) others) * 2);
    }
  }

  /** Takes over another table's items; {@code false} when this one has items, and it cannot. */
  boolean copy(SetTable other) {
    if (filled != 0) {
      return false;
    }
    if (items.length == other.items.length && other.filled == other.used) {
      items = Arrays.copyOf(other.items, other.items.length);
      hashes = Arrays.copyOf(other.hashes, other.hashes.length);
    } else {
      placeAll(other.items, other.hashes);
    }
    used = other.used;
    filled = used;
    return true;
  }

  /** Makes the table anew when more than a quarter of it are places of removed items. */
  void tidy() {
    if (filled - used > mask() / 4) {
      resize(grown());
    }
  }

  /** The items in order. */
  List<Object> items() {
    List<Object> ordered = new ArrayList<>(used);
    for (Object item : items) {
      if (isItem(item)) {
        ordered.add(item);
      }
    }
    return ordered;
  }

  private static boolean isItem(@Nullable Object item) {
    return item != null && item != REMOVED;
  }

  private int mask() {
    return items.length - 1;
  }

  private long grown() {
    return used > LARGE ? used * 2L : used * 4L;
  }

  private int lastProbe(int start) {
    return start + LINEAR_PROBES <= mask() ? start + LINEAR_PROBES : start;
  }

  /** Whether the place is a new one; else it is the last one on the way of a removed item. */
  private boolean place(Object item, long hash) {
    long perturb = hash;
    int start = (int) (hash & mask());
    int removed = -1;
    while (true) {
      TimeLimit.check();
      for (int slot = start; slot <= lastProbe(start); slot++) {
        if (items[slot] == null) {
          int place = removed < 0 ? slot : removed;
          items[place] = item;
          hashes[place] = hash;
          return removed < 0;
        }
        if (items[slot] == REMOVED) {
          removed = slot;
        }
      }
      perturb >>>= PERTURB_SHIFT;
      start = (int) ((start * 5L + 1 + perturb) & mask());
    }
  }

  private void placeAll(@Nullable Object[] others, long[] otherHashes) {
    for (int slot = 0; slot < others.length; slot++) {
      Object item = others[slot];
      if (item != null && item != REMOVED) {
        place(item, otherHashes[slot]);
      }
    }
  }

  private void resize(long least) {
    int size = SMALLEST;
    while (size <= least) {
      size <<= 1;
    }
    @Nullable Object[] before = items;
    long[] beforeHashes = hashes;
    items = new @Nullable Object[size];
    hashes = Allocation.longs(size);
    placeAll(before, beforeHashes);
    filled = used;
  }
}
