package dev.assay.catalog.values;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * Writes sorted records as an index: slices, then the directory (places, where each slice is), then
 * the footer, which {@link IndexLayout} reads first.
 */
final class IndexWriter {

  /** Of one normal form; what goes beyond is not indexed. */
  private static final int MOST_SPELLINGS = 1_000;

  private final OutputStream out;
  private final List<byte[]> directory = new ArrayList<>();
  private final SliceBuilder slice = new SliceBuilder();
  private long position;
  private @Nullable ValueRecord last;
  private int spellings;
  private long values;
  private long skipped;

  IndexWriter(OutputStream out) {
    this.out = out;
  }

  long values() {
    return values;
  }

  /** Values that have more spellings than are kept. */
  long skipped() {
    return skipped;
  }

  long size() {
    return position;
  }

  void add(ValueRecord next) throws IOException {
    if (last == null || !next.hasNormalFormOf(last)) {
      byte[] normal = next.normalForm();
      int[] codePoints = new String(normal, StandardCharsets.UTF_8).codePoints().toArray();
      if (!slice.takes(codePoints.length)) {
        writeSlice();
      }
      slice.entry(normal, codePoints);
      spellings = 0;
    }
    if (last == null || !next.hasValueOf(last)) {
      spellings++;
      if (spellings > MOST_SPELLINGS) {
        skipped++;
      } else {
        values++;
        slice.spelling(next.value(), spellings == 1);
      }
    }
    if (spellings <= MOST_SPELLINGS) {
      slice.place(next.place());
    }
    last = next;
  }

  void finish(List<ValuePlace> places) throws IOException {
    if (!slice.isEmpty()) {
      writeSlice();
    }
    ByteSink sink = new ByteSink();
    sink.varint(places.size());
    for (ValuePlace place : places) {
      putText(sink, place.table());
      putText(sink, place.column());
    }
    sink.varint(directory.size());
    directory.forEach(sink::bytes);
    byte[] bytes = sink.toBytes();
    CRC32C checksum = new CRC32C();
    checksum.update(bytes);
    long start = position;
    write(bytes);
    write(IndexLayout.footer(start, (int) checksum.getValue(), values));
  }

  private void writeSlice() throws IOException {
    SliceBuilder.Description description = slice.description();
    byte[] bytes = slice.finish();
    directory.add(
        ByteBuffer.allocate(IndexLayout.SLICE)
            .order(ByteOrder.LITTLE_ENDIAN)
            .putLong(position)
            .putInt(bytes.length)
            .putInt(description.kind().ordinal())
            .putInt(description.shortest())
            .putInt(description.longest())
            .putInt(description.entries())
            .array());
    write(bytes);
  }

  private static void putText(ByteSink sink, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    sink.varint(bytes.length);
    sink.bytes(bytes);
  }

  private void write(byte[] bytes) throws IOException {
    out.write(bytes);
    position += bytes.length;
  }
}
