package dev.assay.catalog.values;

import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * What the end of an index says: its places, its slices and how many values there are.
 *
 * @param values distinct texts
 */
record IndexLayout(List<ValuePlace> places, List<Slice> slices, long values) {

  /** Bytes of a slice's line in the directory. */
  static final int SLICE = 28;

  private static final long MAGIC = 0x58444E49_59415341L; // "ASAYINDX" as it is in the file
  private static final int VERSION = 1;
  private static final int FOOTER = 40;
  private static final int FOOTER_CHECKED = FOOTER - 16;

  /** Directory's start, values, directory's and footer's checksums, length, version, magic. */
  static byte[] footer(long directoryStart, int directoryChecksum, long values) {
    ByteBuffer footer = ByteBuffer.allocate(FOOTER).order(ByteOrder.LITTLE_ENDIAN);
    footer.putLong(directoryStart).putLong(values).putInt(directoryChecksum);
    footer.putInt(FOOTER).putInt(checksum(Arrays.copyOf(footer.array(), FOOTER_CHECKED)));
    return footer.putInt(VERSION).putLong(MAGIC).array();
  }

  /**
   * Reads it.
   *
   * @param name of the file, for messages
   */
  static IndexLayout read(MemorySegment index, String name) {
    if (index.byteSize() < FOOTER) {
      throw new ValueIndexException(noIndex(name));
    }
    byte[] end = bytes(index, index.byteSize() - FOOTER, FOOTER);
    ByteBuffer footer = ByteBuffer.wrap(end).order(ByteOrder.LITTLE_ENDIAN);
    if (footer.getLong(FOOTER - 8) != MAGIC) {
      throw new ValueIndexException(noIndex(name));
    }
    int version = footer.getInt(FOOTER - 12);
    if (version != VERSION) {
      throw new ValueIndexException(
          "the value index '%s' has version %d, and this Assay reads version %d: build the catalog again"
              .formatted(name, version, VERSION));
    }
    long start = footer.getLong();
    long values = footer.getLong();
    long size = index.byteSize() - FOOTER - start;
    if (footer.getInt(FOOTER - 16) != checksum(Arrays.copyOf(end, FOOTER_CHECKED))
        || start < 0
        || size < 0
        || size > Integer.MAX_VALUE) {
      throw damaged(name, null);
    }
    byte[] directory = bytes(index, start, (int) size);
    if (footer.getInt(16) != checksum(directory)) {
      throw damaged(name, null);
    }
    return directory(index.asSlice(0, start), ByteBuffer.wrap(directory), values);
  }

  static ValueIndexException damaged(String name, RuntimeException cause) {
    return new ValueIndexException(
        "the value index '%s' is damaged: build the catalog again".formatted(name), cause);
  }

  private static String noIndex(String name) {
    return "'%s' is no value index, or is cut off: build the catalog again".formatted(name);
  }

  private static IndexLayout directory(MemorySegment index, ByteBuffer directory, long values) {
    directory.order(ByteOrder.LITTLE_ENDIAN);
    int placeCount = varint(directory);
    List<ValuePlace> places = new ArrayList<>();
    for (int place = 0; place < placeCount; place++) {
      places.add(new ValuePlace(text(directory), text(directory)));
    }
    int sliceCount = varint(directory);
    List<Slice> slices = new ArrayList<>();
    for (int slice = 0; slice < sliceCount; slice++) {
      slices.add(slice(index, directory));
    }
    return new IndexLayout(List.copyOf(places), List.copyOf(slices), values);
  }

  private static Slice slice(MemorySegment index, ByteBuffer directory) {
    long start = directory.getLong();
    int size = directory.getInt();
    return new Slice(
        new SliceBuilder.Description(
            SliceKind.values()[directory.getInt()],
            directory.getInt(),
            directory.getInt(),
            directory.getInt()),
        index.asSlice(start, size).asByteBuffer());
  }

  private static String text(ByteBuffer directory) {
    byte[] bytes = new byte[varint(directory)];
    directory.get(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static int varint(ByteBuffer directory) {
    int number = 0;
    for (int shift = 0; ; shift += 7) {
      int next = directory.get();
      number |= (next & 0x7F) << shift;
      if (next >= 0) {
        return number;
      }
    }
  }

  private static byte[] bytes(MemorySegment index, long start, int length) {
    ByteBuffer part = index.asSlice(start, length).asByteBuffer();
    byte[] bytes = new byte[length];
    part.get(bytes);
    return bytes;
  }

  private static int checksum(byte[] bytes) {
    CRC32C checksum = new CRC32C();
    checksum.update(bytes);
    return (int) checksum.getValue();
  }
}
