package dev.assay.agents.openai;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;

/** The text of an answer: unpacked where a gateway packed it unasked, and in its own charset. */
final class ReceivedText {

  /** No answer is longer; what unpacks to more is cut off. */
  private static final int MOST_BYTES = 32 << 20;

  private static final Pattern CHARSET =
      Pattern.compile("charset=[\"']?([\\w.:-]{1,40})", Pattern.CASE_INSENSITIVE);

  private ReceivedText() {}

  /**
   * The text, which ends where its packing is broken.
   *
   * @param type the header {@code Content-Type}
   * @param encoding the header {@code Content-Encoding}
   */
  static String of(byte[] body, @Nullable String type, @Nullable String encoding) {
    return new String(unpacked(body, encoding == null ? "" : encoding), charset(type));
  }

  private static byte[] unpacked(byte[] body, String encoding) {
    String name = encoding.toLowerCase(Locale.ROOT);
    boolean gzip = body.length > 2 && body[0] == 0x1f && body[1] == (byte) 0x8b;
    if (!gzip && !name.contains("deflate")) {
      return body;
    }
    InputStream packed = new ByteArrayInputStream(body);
    try (InputStream plain = gzip ? new GZIPInputStream(packed) : new InflaterInputStream(packed)) {
      return plain.readNBytes(MOST_BYTES);
    } catch (IOException broken) {
      return new byte[0];
    }
  }

  private static Charset charset(@Nullable String type) {
    Matcher named = CHARSET.matcher(type == null ? "" : type);
    try {
      return named.find() ? Charset.forName(named.group(1)) : StandardCharsets.UTF_8;
    } catch (IllegalArgumentException unknown) {
      return StandardCharsets.UTF_8;
    }
  }
}
