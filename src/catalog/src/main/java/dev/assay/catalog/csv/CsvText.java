package dev.assay.catalog.csv;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * How the text of a file is read: as its byte order mark says, else as UTF-8, else (when its
 * beginning is not UTF-8) as Windows-1252.
 *
 * @param delimiter the character between fields: comma, semicolon, tab or bar
 * @param skipped bytes of the byte order mark
 */
record CsvText(Charset charset, char delimiter, int skipped) {

  private static final int LOOKED_AT = 1 << 16;
  private static final Charset WINDOWS = Charset.forName("windows-1252");

  static CsvText of(Path file) throws IOException {
    byte[] beginning;
    try (InputStream in = Files.newInputStream(file)) {
      beginning = in.readNBytes(LOOKED_AT);
    }
    Charset charset = StandardCharsets.UTF_8;
    int skipped = 0;
    if (starts(beginning, 0xEF, 0xBB, 0xBF)) {
      skipped = 3;
    } else if (starts(beginning, 0xFF, 0xFE)) {
      charset = StandardCharsets.UTF_16LE;
      skipped = 2;
    } else if (starts(beginning, 0xFE, 0xFF)) {
      charset = StandardCharsets.UTF_16BE;
      skipped = 2;
    } else if (!isUtf8(beginning)) {
      charset = WINDOWS;
    }
    String text = new String(beginning, skipped, beginning.length - skipped, charset);
    return new CsvText(charset, delimiter(text), skipped);
  }

  /** A reader behind the byte order mark; bytes that are no characters become U+FFFD. */
  Reader open(Path file) throws IOException {
    InputStream in = Files.newInputStream(file);
    in.skipNBytes(skipped);
    return new BufferedReader(new InputStreamReader(in, charset));
  }

  private static boolean starts(byte[] bytes, int... mark) {
    for (int index = 0; index < mark.length; index++) {
      if (bytes.length <= index || (bytes[index] & 0xFF) != mark[index]) {
        return false;
      }
    }
    return true;
  }

  /** A character that the end of the beginning cuts through does not count. */
  private static boolean isUtf8(byte[] bytes) {
    int cut = bytes.length == LOOKED_AT ? 4 : 0;
    for (int shorter = 0; shorter <= Math.min(cut, bytes.length); shorter++) {
      try {
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .decode(ByteBuffer.wrap(bytes, 0, bytes.length - shorter));
        return true;
      } catch (CharacterCodingException tryShorter) {
        continue;
      }
    }
    return false;
  }

  /** The one of the usual characters that stands most often in the first line, outside quotes. */
  private static char delimiter(String text) {
    char[] usual = {',', ';', '\t', '|'};
    int[] counts = new int[usual.length];
    boolean quoted = false;
    for (int at = 0; at < text.length() && (quoted || text.charAt(at) != '\n'); at++) {
      quoted ^= text.charAt(at) == '"';
      for (int kind = 0; kind < usual.length && !quoted; kind++) {
        counts[kind] += text.charAt(at) == usual[kind] ? 1 : 0;
      }
    }
    int most = 0;
    for (int kind = 1; kind < usual.length; kind++) {
      most = counts[kind] > counts[most] ? kind : most;
    }
    return usual[most];
  }
}
