package dev.assay.catalog.values;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** Bytes that grow. */
final class ByteSink {

  private byte[] bytes = new byte[1 << 12];
  private int size;

  int size() {
    return size;
  }

  void bytes(byte[] added) {
    reserve(added.length);
    System.arraycopy(added, 0, bytes, size, added.length);
    size += added.length;
  }

  /** A number of 0 or more in groups of seven bits, the lowest first. */
  void varint(int number) {
    reserve(5);
    int rest = number;
    while (rest >= 0x80) {
      bytes[size++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    bytes[size++] = (byte) rest;
  }

  private void reserve(int added) {
    int needed = Math.addExact(size, added);
    if (needed > bytes.length) {
      bytes = Arrays.copyOf(bytes, (int) Math.min(Integer.MAX_VALUE - 8L, 2L * needed));
    }
  }

  /** Puts all bytes into the buffer; the sink is empty then. */
  void drainTo(ByteBuffer buffer) {
    buffer.put(bytes, 0, size);
    size = 0;
  }

  byte[] toBytes() {
    return Arrays.copyOf(bytes, size);
  }
}
