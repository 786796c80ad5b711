package dev.assay.pandas.value;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** Python's bytes, which only databases give: they can be passed on, compared and shown. */
public record Bytes(String hex) implements Custom {

  @Override
  public String typeName() {
    return "bytes";
  }

  /** How many bytes they are. */
  public int length() {
    return hex.length() / 2;
  }

  /** The numbers that the bytes are. */
  public List<Object> numbers() {
    List<Object> numbers = new ArrayList<>();
    for (byte each : HexFormat.of().parseHex(hex)) {
      numbers.add((long) (each & 0xff));
    }
    return numbers;
  }

  @Override
  public String repr() {
    byte[] bytes = HexFormat.of().parseHex(hex);
    TextBuilder text = new TextBuilder();
    boolean apostrophe = false;
    boolean quotation = false;
    for (byte each : bytes) {
      apostrophe |= each == '\'';
      quotation |= each == '"';
    }
    char quote = apostrophe && !quotation ? '"' : '\'';
    for (byte each : bytes) {
      append(text, each & 0xff, quote);
    }
    return "b" + quote + text + quote;
  }

  private static void append(TextBuilder text, int value, char quote) {
    switch (value) {
      case '\n' -> text.append("\\n");
      case '\r' -> text.append("\\r");
      case '\t' -> text.append("\\t");
      case '\\' -> text.append("\\\\");
      default -> {
        if (value == quote) {
          text.append('\\').append(quote);
        } else if (value >= ' ' && value < 0x7f) {
          text.append((char) value);
        } else {
          text.append("\\x").append(HexFormat.of().toHexDigits((byte) value));
        }
      }
    }
  }

  @Override
  public boolean sameAs(Object other) {
    return equals(other);
  }

  @Override
  public int pythonHash() {
    return hashCode();
  }
}
