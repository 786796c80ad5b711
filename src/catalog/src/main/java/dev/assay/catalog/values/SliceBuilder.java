package dev.assay.catalog.values;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Collects the entries of one slice: at most 65,535 normal forms of one kind, with all spellings
 * and places, and the postings that lead from keys to them. {@link Slice} reads what this writes.
 */
final class SliceBuilder {

  static final int MOST_ENTRIES = 0xFFFF;
  private static final int MOST_TEXT = 16 << 20;

  private final ByteSink normalForms = new ByteSink();
  private final ByteSink spellings = new ByteSink();
  private int[] normalStarts = new int[1024];
  private int[] spellingStarts = new int[1024];
  private long[] bags = new long[1024];
  private int[] keys = new int[1 << 14];
  private char[] owners = new char[1 << 14];
  private int keyCount;
  private int entries;
  private int shortest;
  private int longest;
  private SliceKind kind = SliceKind.GRAMS;

  boolean isEmpty() {
    return entries == 0;
  }

  /** Whether an entry of this length may be added; slices of grams have values of one length. */
  boolean takes(int length) {
    return entries == 0
        || entries < MOST_ENTRIES
            && spellings.size() < MOST_TEXT
            && kind == SliceKind.forLength(length)
            && (kind == SliceKind.BANDS || length == longest);
  }

  /** Begins an entry; its spellings follow. Lengths must not fall. */
  void entry(byte[] normal, int[] codePoints) {
    if (entries == 0) {
      kind = SliceKind.forLength(codePoints.length);
      shortest = codePoints.length;
    }
    longest = codePoints.length;
    endEntry();
    if (entries == normalStarts.length) {
      normalStarts = Arrays.copyOf(normalStarts, entries * 2);
      spellingStarts = Arrays.copyOf(spellingStarts, entries * 2);
      bags = Arrays.copyOf(bags, entries * 2);
    }
    normalStarts[entries] = normalForms.size();
    spellingStarts[entries] = spellings.size();
    bags[entries] = LetterBag.of(codePoints);
    normalForms.bytes(normal);
    addKeys(kind.keys(codePoints, codePoints.length));
    entries++;
  }

  /** Begins a spelling of the entry; its places follow. */
  void spelling(byte[] value, boolean first) {
    if (!first) {
      spellings.varint(0);
    }
    spellings.varint(value.length + 1);
    spellings.bytes(value);
  }

  void place(int place) {
    spellings.varint(place + 1);
  }

  /** Ends the places of the last spelling and the spellings. */
  private void endEntry() {
    if (entries > 0) {
      spellings.varint(0);
      spellings.varint(0);
    }
  }

  private void addKeys(int[] added) {
    if (keyCount + added.length > keys.length) {
      keys = Arrays.copyOf(keys, keys.length * 2);
      owners = Arrays.copyOf(owners, owners.length * 2);
    }
    for (int key : added) {
      keys[keyCount] = key;
      owners[keyCount++] = (char) entries;
    }
  }

  /** What the directory of the index says of a slice. */
  record Description(SliceKind kind, int shortest, int longest, int entries) {}

  Description description() {
    return new Description(kind, shortest, longest, entries);
  }

  /** The finished slice; the builder is empty then. */
  byte[] finish() {
    endEntry();
    int buckets = kind.buckets(entries);
    int size =
        Slice.HEADER
            + Integer.BYTES * (buckets + 1)
            + Character.BYTES * keyCount
            + Long.BYTES * entries
            + 2 * Integer.BYTES * (entries + 1)
            + normalForms.size()
            + spellings.size();
    ByteBuffer slice = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    slice.putInt(entries).putInt(buckets).putInt(keyCount);
    slice.putInt(normalForms.size()).putInt(spellings.size());
    putPostings(slice, buckets);
    for (int entry = 0; entry < entries; entry++) {
      slice.putLong(bags[entry]);
    }
    putStarts(slice, normalStarts, normalForms.size());
    putStarts(slice, spellingStarts, spellings.size());
    normalForms.drainTo(slice);
    spellings.drainTo(slice);
    keyCount = 0;
    entries = 0;
    return slice.array();
  }

  private void putStarts(ByteBuffer slice, int[] starts, int end) {
    for (int entry = 0; entry < entries; entry++) {
      slice.putInt(starts[entry]);
    }
    slice.putInt(end);
  }

  /** Sorts the postings by bucket, in the order of the entries within each. */
  private void putPostings(ByteBuffer slice, int buckets) {
    int[] starts = new int[buckets + 1];
    for (int index = 0; index < keyCount; index++) {
      starts[Slice.bucket(keys[index], buckets) + 1]++;
    }
    for (int bucket = 0; bucket < buckets; bucket++) {
      starts[bucket + 1] += starts[bucket];
    }
    for (int start : starts) {
      slice.putInt(start);
    }
    char[] sorted = new char[keyCount];
    for (int index = 0; index < keyCount; index++) {
      sorted[starts[Slice.bucket(keys[index], buckets)]++] = owners[index];
    }
    for (char owner : sorted) {
      slice.putChar(owner);
    }
  }
}
