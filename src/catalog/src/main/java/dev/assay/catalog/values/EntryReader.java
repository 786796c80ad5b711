package dev.assay.catalog.values;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads an entry from its start to its end: the normal form, then each spelling and its places. */
final class EntryReader {

  private final MemorySegment bytes;
  private long position;

  EntryReader(MemorySegment bytes) {
    this.bytes = bytes;
  }

  /** A value as it is in the database, and the numbers of its places. */
  record Spelling(String value, List<Integer> places) {}

  /**
   * Reads the normal form's code points into the array.
   *
   * @return how many there are
   */
  int normalForm(int[] codePoints) {
    int length = varint();
    long end = position + length;
    int count = 0;
    while (position < end) {
      int first = bytes.get(ValueLayout.JAVA_BYTE, position);
      if (first >= 0) {
        position++;
        codePoints[count++] = first;
      } else {
        codePoints[count++] = afterAscii(first);
      }
    }
    return count;
  }

  /** UTF-8 of two bytes or more; it was well-formed when it was written. */
  private int afterAscii(int first) {
    int more = first >= (byte) 0xF0 ? 3 : first >= (byte) 0xE0 ? 2 : 1;
    int codePoint = first & (0x3F >>> more);
    for (int index = 1; index <= more; index++) {
      codePoint = codePoint << 6 | bytes.get(ValueLayout.JAVA_BYTE, position + index) & 0x3F;
    }
    position += more + 1;
    return codePoint;
  }

  List<Spelling> spellings() {
    List<Spelling> spellings = new ArrayList<>();
    for (int length = varint(); length > 0; length = varint()) {
      byte[] value = new byte[length - 1];
      MemorySegment.copy(bytes, ValueLayout.JAVA_BYTE, position, value, 0, value.length);
      position += value.length;
      List<Integer> places = new ArrayList<>();
      for (int place = varint(); place > 0; place = varint()) {
        places.add(place - 1);
      }
      spellings.add(new Spelling(new String(value, StandardCharsets.UTF_8), places));
    }
    return spellings;
  }

  private int varint() {
    int number = 0;
    for (int shift = 0; ; shift += 7) {
      int next = bytes.get(ValueLayout.JAVA_BYTE, position++);
      number |= (next & 0x7F) << shift;
      if (next >= 0) {
        return number;
      }
    }
  }
}
