package dev.assay.catalog.values;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;

/**
 * A part of the index, as {@link SliceBuilder} has written it: counts, the starts of the buckets,
 * postings (entries that have the bucket's keys, 16 bits each), letter bags, starts of the normal
 * forms and of the spellings, normal forms, spellings.
 */
final class Slice {

  static final int HEADER = 20;

  private static final ValueLayout.OfInt INT =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfChar CHAR =
      ValueLayout.JAVA_CHAR_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private static final ValueLayout.OfLong LONG =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

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
    private final long bags;
    private final long normalStarts;
    private final long spellingStarts;
    private final long normalForms;
    private final long spellings;

    private Reader(MemorySegment bytes, int entries) {
      this.bytes = bytes;
      this.buckets = bytes.get(INT, 4);
      this.postings = HEADER + 4L * (buckets + 1);
      this.bags = postings + 2L * bytes.get(INT, 8);
      this.normalStarts = bags + 8L * entries;
      this.spellingStarts = normalStarts + 4L * (entries + 1);
      this.normalForms = spellingStarts + 4L * (entries + 1);
      this.spellings = normalForms + bytes.get(INT, 12);
      if (bytes.get(INT, 0) != entries
          || Integer.bitCount(buckets) != 1
          || spellings + bytes.get(INT, 16) != bytes.byteSize()) {
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

    /** How many postings the bucket has. */
    int size(int bucket) {
      return bytes.get(INT, HEADER + 4L * bucket + 4) - bytes.get(INT, HEADER + 4L * bucket);
    }

    /** Counts the bucket's entries; those that reach the least count are added to the found. */
    int count(int bucket, byte[] counts, int least, char[] found, int foundCount) {
      long start = postings + 2L * bytes.get(INT, HEADER + 4L * bucket);
      int size = size(bucket);
      int next = foundCount;
      for (int index = 0; index < size; index++) {
        char entry = bytes.get(CHAR, start + 2L * index);
        if (++counts[entry] == least) {
          found[next++] = entry;
        }
      }
      return next;
    }

    /** Starts to read the entry. */
    long bag(int entry) {
      return bytes.get(LONG, bags + 8L * entry);
    }

    /**
     * Reads an entry's normal form, UTF-8 that was well-formed when it was written.
     *
     * @return the number of its code points, which are in the array
     */
    int normalForm(int entry, int[] codePoints) {
      long position = normalForms + bytes.get(INT, normalStarts + 4L * entry);
      int size =
          bytes.get(INT, normalStarts + 4L * entry + 4) - bytes.get(INT, normalStarts + 4L * entry);
      for (int index = 0; index < size; index++) {
        byte next = bytes.get(ValueLayout.JAVA_BYTE, position + index);
        if (next < 0) {
          return afterAscii(position + index, position + size, codePoints, index);
        }
        codePoints[index] = next;
      }
      return size;
    }

    private int afterAscii(long start, long end, int[] codePoints, int before) {
      int count = before;
      long position = start;
      while (position < end) {
        int first = bytes.get(ValueLayout.JAVA_BYTE, position++);
        int more = first >= 0 ? 0 : first >= (byte) 0xF0 ? 3 : first >= (byte) 0xE0 ? 2 : 1;
        int codePoint = more == 0 ? first : first & (0x3F >>> more);
        for (int index = 0; index < more; index++) {
          codePoint = codePoint << 6 | bytes.get(ValueLayout.JAVA_BYTE, position++) & 0x3F;
        }
        codePoints[count++] = codePoint;
      }
      return count;
    }

    /** How an entry is spelled where. */
    List<Spelling> spellings(int entry) {
      int start = bytes.get(INT, spellingStarts + 4L * entry);
      int end = bytes.get(INT, spellingStarts + 4L * entry + 4);
      return new SpellingReader(bytes.asSlice(spellings + start, end - start)).all();
    }
  }
}
