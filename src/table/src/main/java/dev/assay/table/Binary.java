package dev.assay.table;

import java.util.HexFormat;

/** Bytes as a value: equal by content, written as lower-case hexadecimal digits. */
public record Binary(String hex) {

  static Binary of(byte[] bytes) {
    return new Binary(HexFormat.of().formatHex(bytes));
  }

  /** The bytes, newly made. */
  public byte[] bytes() {
    return HexFormat.of().parseHex(hex);
  }
}
