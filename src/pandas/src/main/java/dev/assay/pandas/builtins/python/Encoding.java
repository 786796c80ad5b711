package dev.assay.pandas.builtins.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.Bytes;
import dev.assay.pandas.value.PythonError;
import java.util.HexFormat;
import java.util.Locale;

/**
 * {@code encode} and {@code decode} between text and bytes, as programs use them to be rid of
 * accents.
 *
 * @param name how messages call it
 * @param greatest the last code point that it has: one byte each, or UTF-8
 * @param ignores whether what it has not is left out, rather than an error
 */
public record Encoding(String name, int greatest, boolean ignores) {

  public static final String NOTATION = "encoding='utf-8', errors='strict'";

  private static final int CONTINUED = 0x80;

  /** The encoding that a call names. */
  public static Encoding of(Args args) {
    String name = args.string("encoding").toLowerCase(Locale.ROOT).replace('_', '-');
    boolean ignores =
        switch (args.string("errors")) {
          case "strict" -> false;
          case "ignore" -> true;
          case String other ->
              throw PythonError.unsupported("errors='" + other + "'", "use 'strict' or 'ignore'");
        };
    return switch (name) {
      case "utf-8", "utf8" -> new Encoding("utf-8", Character.MAX_CODE_POINT, ignores);
      case "ascii", "us-ascii" -> new Encoding("ascii", 0x7f, ignores);
      case "latin-1", "latin1", "iso-8859-1" -> new Encoding("latin-1", 0xff, ignores);
      default ->
          throw PythonError.unsupported(
              "the encoding '" + name + "'", "use 'utf-8', 'ascii' or 'latin-1'");
    };
  }

  private boolean isUtf8() {
    return greatest == Character.MAX_CODE_POINT;
  }

  /** The bytes of a text; a UnicodeEncodeError for what has none. */
  public Bytes encode(String text, Budget budget) {
    budget.text(2L * text.length());
    StringBuilder hex = new StringBuilder();
    text.codePoints()
        .forEach(
            point -> {
              boolean half = point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
              if (point <= greatest && !half) {
                append(hex, point);
              } else if (!ignores) {
                throw new PythonError(
                    "UnicodeEncodeError",
                    "'%s' codec can't encode character '%s'"
                        .formatted(name, Character.toString(point)));
              }
            });
    return new Bytes(hex.toString());
  }

  private void append(StringBuilder hex, int point) {
    if (!isUtf8() || point < CONTINUED) {
      hex.append(HexFormat.of().toHexDigits((byte) point));
      return;
    }
    int more = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
    int mark = 0xff00 >> more + 1 & 0xff;
    for (int at = more; at >= 0; at--) {
      int bits = point >> 6 * at & 0x3f;
      hex.append(HexFormat.of().toHexDigits((byte) (at == more ? mark | bits : CONTINUED | bits)));
    }
  }

  /** The text of bytes; a UnicodeDecodeError for those that are none. */
  public String decode(Bytes encoded) {
    byte[] bytes = HexFormat.of().parseHex(encoded.hex());
    StringBuilder text = new StringBuilder();
    int at = 0;
    while (at < bytes.length) {
      int first = bytes[at] & 0xff;
      int more = isUtf8() && first >= CONTINUED ? following(bytes, at) : 0;
      if (more < 0 || !isUtf8() && first > greatest) {
        require(encoded);
        more = 0;
      } else {
        text.appendCodePoint(more == 0 ? first : point(bytes, at, more));
      }
      at += 1 + more;
    }
    return text.toString();
  }

  private void require(Bytes encoded) {
    if (!ignores) {
      throw new PythonError(
          "UnicodeDecodeError", "'%s' codec can't decode %s".formatted(name, encoded.repr()));
    }
  }

  /** How many bytes belong to the one that begins a character; -1 where it begins none. */
  private static int following(byte[] bytes, int at) {
    int first = bytes[at] & 0xff;
    int more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
    boolean begins = first >= 0xc2 && first < 0xf5 && at + more < bytes.length;
    for (int next = 1; begins && next <= more; next++) {
      begins = (bytes[at + next] & 0xc0) == CONTINUED;
    }
    return begins && Character.isValidCodePoint(point(bytes, at, more)) ? more : -1;
  }

  private static int point(byte[] bytes, int at, int more) {
    int point = bytes[at] & 0x3f >> more;
    for (int next = 1; next <= more; next++) {
      point = point << 6 | bytes[at + next] & 0x3f;
    }
    return point;
  }
}
