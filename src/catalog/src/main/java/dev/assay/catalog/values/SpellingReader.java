package dev.assay.catalog.values;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads the spellings of an entry, each with its places, to the zero that ends them. */
final class SpellingReader {

  private final ByteBuffer bytes;
  private int position;

  SpellingReader(ByteBuffer bytes) {
    this.bytes = bytes;
  }

  List<Spelling> all() {
    List<Spelling> spellings = new ArrayList<>();
    for (int length = varint(); length > 0; length = varint()) {
      byte[] value = new byte[length - 1];
      bytes.get(position, value);
      position += value.length;
      spellings.add(new Spelling(new String(value, StandardCharsets.UTF_8), places()));
    }
    return spellings;
  }

  private List<Integer> places() {
    List<Integer> places = new ArrayList<>();
    for (int place = varint(); place > 0; place = varint()) {
      places.add(place - 1);
    }
    return places;
  }

  private int varint() {
    int number = 0;
    for (int shift = 0; ; shift += 7) {
      int next = bytes.get(position++);
      number |= (next & 0x7F) << shift;
      if (next >= 0) {
        return number;
      }
    }
  }
}
