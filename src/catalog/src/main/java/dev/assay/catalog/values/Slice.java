package dev.assay.catalog.values;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;

/**
 * A part of the index, as {@link SliceBuilder} has written it: counts, the starts of the buckets,
 * postings (entries that have the bucket's keys, 16 bits each), letter bags, starts of the normal
 * forms and of the spellings, normal forms, spellings. It is read as a buffer, since native images
 * cannot read memory segments by layouts.
 */
final class Slice {

  static final int HEADER = 20;

  private final SliceBuilder.Description description;
  private final ByteBuffer bytes;

  Slice(SliceBuilder.Description description, ByteBuffer bytes) {
    this.description = description;
    this.bytes = bytes.order(ByteOrder.LITTLE_ENDIAN);
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

    private final ByteBuffer bytes;
    private final int buckets;
    private final int postings;
    private final int bags;
    private final int normalStarts;
    private final int spellingStarts;
    private final int normalForms;
    private final int spellings;

    private Reader(ByteBuffer bytes, int entries) {
      this.bytes = bytes;
      this.buckets = bytes.getInt(4);
      this.postings = HEADER + 4 * (buckets + 1);
      this.bags = postings + 2 * bytes.getInt(8);
      this.normalStarts = bags + 8 * entries;
      this.spellingStarts = normalStarts + 4 * (entries + 1);
      this.normalForms = spellingStarts + 4 * (entries + 1);
      this.spellings = normalForms + bytes.getInt(12);
      if (bytes.getInt(0) != entries
          || Integer.bitCount(buckets) != 1
          || spellings + bytes.getInt(16) != bytes.capacity()) {
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
      return bytes.getInt(HEADER + 4 * bucket + 4) - bytes.getInt(HEADER + 4 * bucket);
    }

    /** Counts the bucket's entries; those that reach the least count are added to the found. */
    int count(int bucket, byte[] counts, int least, char[] found, int foundCount) {
      int start = postings + 2 * bytes.getInt(HEADER + 4 * bucket);
      int size = size(bucket);
      int next = foundCount;
      for (int index = 0; index < size; index++) {
        char entry = bytes.getChar(start + 2 * index);
        if (++counts[entry] == least) {
          found[next++] = entry;
        }
      }
      return next;
    }

    /** Starts to read the entry. */
    long bag(int entry) {
      return bytes.getLong(bags + 8 * entry);
    }

    /**
     * Reads an entry's normal form, UTF-8 that was well-formed when it was written.
     *
     * @return the number of its code points, which are in the array
     */
    int normalForm(int entry, int[] codePoints) {
      int position = normalForms + bytes.getInt(normalStarts + 4 * entry);
      int size =
          bytes.getInt(normalStarts + 4 * entry + 4) - bytes.getInt(normalStarts + 4 * entry);
      for (int index = 0; index < size; index++) {
        byte next = bytes.get(position + index);
        if (next < 0) {
          return afterAscii(position + index, position + size, codePoints, index);
        }
        codePoints[index] = next;
      }
      return size;
    }

    private int afterAscii(int start, int end, int[] codePoints, int before) {
      int count = before;
      int position = start;
      while (position < end) {
        int first = bytes.get(position++);
        int more = first >= 0 ? 0 : first >= (byte) 0xF0 ? 3 : first >= (byte) 0xE0 ? 2 : 1;
        int codePoint = more == 0 ? first : first & (0x3F >>> more);
        for (int index = 0; index < more; index++) {
          codePoint = codePoint << 6 | bytes.get(position++) & 0x3F;
        }
        codePoints[count++] = codePoint;
      }
      return count;
    }

    /** How an entry is spelled where. */
    List<Spelling> spellings(int entry) {
      int start = bytes.getInt(spellingStarts + 4 * entry);
      int end = bytes.getInt(spellingStarts + 4 * entry + 4);
      return new SpellingReader(bytes.slice(spellings + start, end - start)).all();
    }
  }
}
