package dev.assay.catalog.values;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * A part of the index, as {@link SliceBuilder} has written it: counts, the starts of the buckets,
 * postings (entries that have the bucket's keys, 16 bits each), the starts of the entries, entries.
 */
final class Slice {

  static final int HEADER = 16;

  private static final ValueLayout.OfInt INT =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfChar CHAR =
      ValueLayout.JAVA_CHAR_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private final SliceBuilder.Description description;
  private final MemorySegment bytes;

  Slice(SliceBuilder.Description description, MemorySegment bytes) {
    this.description = description;
    this.bytes = bytes;
  }

  SliceKind kind() {
    return description.kind();
  }

  /** The length of its shortest normal form, in code points. */
  int shortest() {
    return description.shortest();
  }

  int longest() {
    return description.longest();
  }

  int entries() {
    return description.entries();
  }

  static int bucket(int key, int buckets) {
    return key & (buckets - 1);
  }

  /** Reads where the parts of the slice are; one per lookup keeps that off the inner loops. */
  Reader reader() {
    return new Reader(bytes, description.entries());
  }

  /** Reads a slice. */
  static final class Reader {

    private final MemorySegment bytes;
    private final int buckets;
    private final long postings;
    private final long offsets;
    private final long text;

    private Reader(MemorySegment bytes, int entries) {
      this.bytes = bytes;
      this.buckets = bytes.get(INT, 4);
      long postingCount = bytes.get(INT, 8);
      this.postings = HEADER + 4L * (buckets + 1);
      this.offsets = postings + 2 * postingCount;
      this.text = offsets + 4L * (entries + 1);
      if (bytes.get(INT, 0) != entries
          || Integer.bitCount(buckets) != 1
          || text + bytes.get(INT, 12) != bytes.byteSize()) {
        throw new IndexOutOfBoundsException("counts that do not add up");
      }
    }

    /**
     * The buckets of the keys, each once: an entry is counted once for each of its keys in them, so
     * at least as often as it has one of the keys, and at most as often as it has any.
     */
    int[] buckets(int[] keys) {
      return Arrays.stream(keys).map(key -> bucket(key, buckets)).sorted().distinct().toArray();
    }

    /** Counts the bucket's entries; those that reach the least count are added to the found. */
    int count(int bucket, byte[] counts, int least, char[] found, int foundCount) {
      int start = bytes.get(INT, HEADER + 4L * bucket);
      int end = bytes.get(INT, HEADER + 4L * bucket + 4);
      int next = foundCount;
      for (int index = start; index < end; index++) {
        char entry = bytes.get(CHAR, postings + 2L * index);
        if (++counts[entry] == least) {
          found[next++] = entry;
        }
      }
      return next;
    }

    EntryReader entry(int entry) {
      int start = bytes.get(INT, offsets + 4L * entry);
      int end = bytes.get(INT, offsets + 4L * entry + 4);
      return new EntryReader(bytes.asSlice(text + start, end - start));
    }
  }
}
