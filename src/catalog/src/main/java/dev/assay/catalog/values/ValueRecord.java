package dev.assay.catalog.values;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A value in a place, as bytes that sort by the length of the normal form in code points, the
 * normal form, the value, the place: two bytes, UTF-8, zero, UTF-8, four bytes.
 */
record ValueRecord(byte[] bytes) implements Comparable<ValueRecord> {

  private static final int LENGTH = Short.BYTES;
  private static final int PLACE = Integer.BYTES;

  /** Longer ones cost their bytes alone: a keyword never comes near to them. */
  private static final int MOST_CHARACTERS = 4 * ValueIndex.LONGEST_VALUE;

  /** Null for a value that is not indexed: a blank one, or one that is too long. */
  static @Nullable ValueRecord of(String value, int place) {
    if (value.length() > MOST_CHARACTERS) {
      return null;
    }
    String normal = NormalForm.of(value);
    int length = normal.codePointCount(0, normal.length());
    return length == 0 || length > ValueIndex.LONGEST_VALUE
        ? null
        : of(length, utf8(normal), utf8(value), place);
  }

  private static ValueRecord of(int length, byte[] normal, byte[] value, int place) {
    return new ValueRecord(
        ByteBuffer.allocate(LENGTH + normal.length + 1 + value.length + PLACE)
            .putShort((short) length)
            .put(normal)
            .put((byte) 0)
            .put(value)
            .putInt(place)
            .array());
  }

  /** Unpaired surrogates become question marks. */
  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  int length() {
    return ByteBuffer.wrap(bytes).getShort();
  }

  byte[] normalForm() {
    return Arrays.copyOfRange(bytes, LENGTH, normalEnd());
  }

  byte[] value() {
    return Arrays.copyOfRange(bytes, normalEnd() + 1, bytes.length - PLACE);
  }

  int place() {
    return ByteBuffer.wrap(bytes).getInt(bytes.length - PLACE);
  }

  boolean hasNormalFormOf(ValueRecord other) {
    int end = normalEnd() + 1;
    return end <= other.bytes.length && Arrays.equals(bytes, 0, end, other.bytes, 0, end);
  }

  boolean hasValueOf(ValueRecord other) {
    int end = bytes.length - PLACE;
    return bytes.length == other.bytes.length && Arrays.equals(bytes, 0, end, other.bytes, 0, end);
  }

  /** Normal forms have no zero. */
  private int normalEnd() {
    int end = LENGTH;
    while (bytes[end] != 0) {
      end++;
    }
    return end;
  }

  @Override
  public int compareTo(ValueRecord other) {
    return Arrays.compareUnsigned(bytes, other.bytes);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ValueRecord that && Arrays.equals(bytes, that.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }
}
