package dev.assay.sql.standin;

import dev.assay.sql.LetterCase;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import org.h2.value.Value;
import org.h2.value.ValueNumeric;
import org.h2.value.ValueVarchar;
import org.jspecify.annotations.Nullable;

/** MySQL's functions of texts and numbers. H2 calls them; each gives NULL for a NULL. */
public final class MysqlText {

  private static final int LONGEST = 100_000;
  private static final Pattern WHOLE = Pattern.compile("\\s*([+-]?\\d{1,18}).*", Pattern.DOTALL);

  private MysqlText() {}

  /** A value as MySQL writes it: conditions as numbers, numbers without an empty fraction. */
  public static @Nullable String text(Value value) {
    return switch (value.getValueType()) {
      case Value.NULL -> null;
      case Value.BOOLEAN -> value.getBoolean() ? "1" : "0";
      case Value.DOUBLE, Value.REAL -> text(value.getDouble());
      default -> value.getString();
    };
  }

  private static String text(double number) {
    double size = Math.abs(number);
    if (size != 0 && (size >= 1e15 || size < 1e-15)) {
      return Double.toString(number).replace(".0E", "e").replace('E', 'e');
    }
    return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
  }

  /** The texts one after the other. */
  public static @Nullable String concat(@Nullable String... texts) {
    return hasNull(texts) ? null : String.join("", texts);
  }

  /** The texts that are not NULL, with the separator between them. */
  public static @Nullable String concatWs(@Nullable String separator, @Nullable String... texts) {
    return separator == null
        ? null
        : String.join(separator, Arrays.stream(texts).filter(Objects::nonNull).toList());
  }

  /** From the position on, which counts from the end where it is negative. */
  public static @Nullable String substring(@Nullable String text, @Nullable Long position) {
    return substring(text, position, Long.valueOf(LONGEST));
  }

  /** So many characters from the position on. */
  public static @Nullable String substring(
      @Nullable String text, @Nullable Long position, @Nullable Long length) {
    if (text == null || position == null || length == null) {
      return null;
    }
    long start = position < 0 ? text.length() + position : position - 1;
    if (start < 0 || start >= text.length() || length <= 0) {
      return "";
    }
    return text.substring((int) start, (int) Math.min(text.length(), start + length));
  }

  /** The first characters. */
  public static @Nullable String left(@Nullable String text, @Nullable Long length) {
    return text == null || length == null ? null : text.substring(0, bounded(length, text));
  }

  /** The last characters. */
  public static @Nullable String right(@Nullable String text, @Nullable Long length) {
    return text == null || length == null
        ? null
        : text.substring(text.length() - bounded(length, text));
  }

  private static int bounded(long length, String text) {
    return (int) Math.max(0, Math.min(length, text.length()));
  }

  /** What stands before so many delimiters, or behind them, counted from the end. */
  public static @Nullable String substringIndex(
      @Nullable String text, @Nullable String delimiter, @Nullable Long count) {
    if (text == null || delimiter == null || count == null) {
      return null;
    }
    if (delimiter.isEmpty() || count == 0) {
      return "";
    }
    int at = count > 0 ? -delimiter.length() : text.length();
    for (long left = Math.abs(count); left > 0; left--) {
      at =
          count > 0
              ? text.indexOf(delimiter, at + delimiter.length())
              : text.lastIndexOf(delimiter, at - 1);
      if (at < 0) {
        return text;
      }
    }
    return count > 0 ? text.substring(0, at) : text.substring(at + delimiter.length());
  }

  /** Filled up at its beginning, or cut. */
  public static @Nullable String lpad(
      @Nullable String text, @Nullable Long length, @Nullable String filling) {
    String padding = padding(text, length, filling);
    return padding == null || text == null || length == null
        ? null
        : (padding + text.substring(0, bounded(length, text)));
  }

  /** Filled up at its end, or cut. */
  public static @Nullable String rpad(
      @Nullable String text, @Nullable Long length, @Nullable String filling) {
    String padding = padding(text, length, filling);
    return padding == null || text == null || length == null
        ? null
        : (text.substring(0, bounded(length, text)) + padding);
  }

  private static @Nullable String padding(
      @Nullable String text, @Nullable Long length, @Nullable String filling) {
    if (text == null || length == null || filling == null || length < 0 || length > LONGEST) {
      return null;
    }
    int missing = (int) Math.max(0, length - text.length());
    if (missing > 0 && filling.isEmpty()) {
      return null;
    }
    return missing == 0 ? "" : filling.repeat(missing / filling.length() + 1).substring(0, missing);
  }

  /** The position of the first text in the second one, 0 where it is not there. */
  public static @Nullable Long locate(@Nullable String part, @Nullable String text) {
    return locate(part, text, 1L);
  }

  /** The position, looked for from a position on. */
  public static @Nullable Long locate(
      @Nullable String part, @Nullable String text, @Nullable Long from) {
    if (part == null || text == null || from == null) {
      return null;
    }
    if (from < 1 || from > text.length() + 1L) {
      return 0L;
    }
    // here, accents count
    return text.toUpperCase(Locale.ROOT).indexOf(part.toUpperCase(Locale.ROOT), from.intValue() - 1)
        + 1L;
  }

  /** In bytes. */
  public static @Nullable Long length(@Nullable String text) {
    return text == null ? null : (long) text.getBytes(StandardCharsets.UTF_8).length;
  }

  /** In capital letters, each for itself: {@code ß} stays. */
  public static @Nullable String upper(@Nullable String text) {
    return text == null ? null : LetterCase.upper(text);
  }

  /** In small letters, each for itself. */
  public static @Nullable String lower(@Nullable String text) {
    return text == null ? null : LetterCase.lower(text);
  }

  /** Backwards. */
  public static @Nullable String reverse(@Nullable String text) {
    return text == null ? null : new StringBuilder(text).reverse().toString();
  }

  /** So many times. */
  public static @Nullable String repeat(@Nullable String text, @Nullable Long times) {
    if (text == null || times == null || Math.max(0, times) * text.length() > LONGEST) {
      return null;
    }
    return text.repeat((int) Math.max(0, times));
  }

  /** With a part of it replaced. */
  public static @Nullable String insertAt(
      @Nullable String text, @Nullable Long at, @Nullable Long length, @Nullable String other) {
    if (text == null || at == null || length == null || other == null) {
      return null;
    }
    if (at < 1 || at > text.length()) {
      return text;
    }
    long end = length < 0 ? text.length() : Math.min(text.length(), at - 1 + length);
    return text.substring(0, (int) (at - 1)) + other + text.substring((int) end);
  }

  /** The characters of these codes. */
  public static String characters(@Nullable Long... codes) {
    StringBuilder text = new StringBuilder();
    for (Long code : codes) {
      if (code != null && code > 0 && code < 128) {
        text.append((char) code.intValue());
      }
    }
    return text.toString();
  }

  /** The code of the first byte. */
  public static @Nullable Long ascii(@Nullable String text) {
    return text == null
        ? null
        : text.isEmpty() ? 0L : text.getBytes(StandardCharsets.UTF_8)[0] & 0xffL;
  }

  /** A number, or the bytes of a text. */
  public static @Nullable String hex(Value value) {
    if (value.getString() == null) {
      return null;
    }
    return value instanceof ValueVarchar
        ? HexFormat.of()
            .withUpperCase()
            .formatHex(value.getString().getBytes(StandardCharsets.UTF_8))
        : Long.toHexString(value.getLong()).toUpperCase(Locale.ROOT);
  }

  /** In base 2. */
  public static @Nullable String bin(@Nullable Long number) {
    return number == null ? null : Long.toBinaryString(number);
  }

  /** In base 8. */
  public static @Nullable String oct(@Nullable Long number) {
    return number == null ? null : Long.toOctalString(number);
  }

  /** -1, 0 or 1. */
  public static @Nullable Integer strcmp(@Nullable String one, @Nullable String other) {
    return one == null || other == null
        ? null
        : Integer.signum(Collation.folded(one).compareTo(Collation.folded(other)));
  }

  /** With commas between thousands. */
  public static @Nullable String grouped(@Nullable BigDecimal number, @Nullable Integer digits) {
    if (number == null || digits == null) {
      return null;
    }
    DecimalFormat format =
        new DecimalFormat("#,##0", DecimalFormatSymbols.getInstance(Locale.ROOT));
    int after = Math.max(0, Math.min(digits, 38));
    format.setMinimumFractionDigits(after);
    return format.format(number.setScale(after, RoundingMode.HALF_UP));
  }

  /** As a literal. */
  public static @Nullable String quote(@Nullable String text) {
    return text == null ? "NULL" : "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }

  /** The place in a list with commas. */
  public static @Nullable Integer findInSet(@Nullable String text, @Nullable String list) {
    if (text == null || list == null) {
      return null;
    }
    return list.isEmpty() ? 0 : place(text, list.split(",", -1));
  }

  /** The place among the texts. */
  public static int field(@Nullable String text, @Nullable String... texts) {
    return text == null ? 0 : place(text, texts);
  }

  private static int place(String text, @Nullable String[] texts) {
    for (int index = 0; index < texts.length; index++) {
      String other = texts[index];
      if (other != null && Collation.folded(other).equals(Collation.folded(text))) {
        return index + 1;
      }
    }
    return 0;
  }

  /** The text at the place. */
  public static @Nullable String elt(@Nullable Long place, @Nullable String... texts) {
    return place == null || place < 1 || place > texts.length ? null : texts[place.intValue() - 1];
  }

  /** A pattern as Java reads it, for letters of either case. */
  static Pattern pattern(String pattern) {
    return Pattern.compile(
        "(?iU)"
            + pattern
                .replace("[:alpha:]", "\\p{Alpha}")
                .replace("[:digit:]", "\\d")
                .replace("[:alnum:]", "\\p{Alnum}")
                .replace("[:space:]", "\\s")
                .replace("[:upper:]", "\\p{Alpha}")
                .replace("[:lower:]", "\\p{Alpha}")
                .replace("[:punct:]", "\\p{Punct}"));
  }

  /** Whether a part of the text matches. */
  public static @Nullable Integer regexpLike(@Nullable String text, @Nullable String pattern) {
    return text == null || pattern == null
        ? null
        : (Integer) (pattern(pattern).matcher(text).find() ? 1 : 0);
  }

  /** Every match replaced. */
  public static @Nullable String regexpReplace(
      @Nullable String text, @Nullable String pattern, @Nullable String other) {
    if (text == null || pattern == null || other == null) {
      return null;
    }
    if (other.contains("$") || other.contains("\\")) {
      throw MysqlJson.unreadable(other); // $1 in MySQL, \\1 in MariaDB
    }
    return pattern(pattern).matcher(text).replaceAll(other);
  }

  /** The first match. */
  public static @Nullable String regexpSubstr(@Nullable String text, @Nullable String pattern) {
    if (text == null || pattern == null) {
      return null;
    }
    Matcher matcher = pattern(pattern).matcher(text);
    return matcher.find() ? matcher.group() : "";
  }

  /** The position of the first match. */
  public static @Nullable Integer regexpInstr(@Nullable String text, @Nullable String pattern) {
    if (text == null || pattern == null) {
      return null;
    }
    Matcher matcher = pattern(pattern).matcher(text);
    return matcher.find() ? matcher.start() + 1 : 0;
  }

  /** MD5 in hexadecimal. */
  public static @Nullable String md5(@Nullable String text) {
    return digest("MD5", text);
  }

  /** SHA-1 in hexadecimal. */
  public static @Nullable String sha1(@Nullable String text) {
    return digest("SHA-1", text);
  }

  /** SHA-2 in hexadecimal. */
  public static @Nullable String sha2(@Nullable String text, @Nullable Integer bits) {
    if (bits == null) {
      return null;
    }
    return switch (bits) {
      case 0, 256 -> digest("SHA-256", text);
      case 224, 384, 512 -> digest("SHA-" + bits, text);
      default -> null;
    };
  }

  private static @Nullable String digest(String algorithm, @Nullable String text) {
    if (text == null) {
      return null;
    }
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance(algorithm).digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException absent) {
      throw new IllegalStateException(absent);
    }
  }

  /** The checksum. */
  public static @Nullable Long crc32(@Nullable String text) {
    if (text == null) {
      return null;
    }
    CRC32 sum = new CRC32();
    sum.update(text.getBytes(StandardCharsets.UTF_8));
    return sum.getValue();
  }

  /** A number rounded, or the digits at the beginning of a text. */
  public static @Nullable Long signed(Value value) {
    String text = value.getString();
    if (text == null) {
      return null;
    }
    if (!(value instanceof ValueVarchar)) {
      return text.equals("TRUE")
          ? Long.valueOf(1)
          : text.equals("FALSE")
              ? Long.valueOf(0)
              : Long.valueOf(new BigDecimal(text).setScale(0, RoundingMode.HALF_UP).longValue());
    }
    Matcher digits = WHOLE.matcher(text);
    return digits.matches() ? Long.valueOf(digits.group(1)) : Long.valueOf(0);
  }

  /** The same for numbers without a sign. */
  public static @Nullable BigDecimal unsigned(Value value) {
    Long number = signed(value);
    if (number == null) {
      return null;
    }
    if (number < 0 && value instanceof ValueNumeric) {
      return BigDecimal.ZERO; // where whole numbers wrap around
    }
    BigInteger whole = BigInteger.valueOf(number);
    return new BigDecimal(number < 0 ? whole.add(BigInteger.ONE.shiftLeft(64)) : whole);
  }

  /** How often the second fits into the first; NULL where it is 0. */
  public static @Nullable Long integerQuotient(
      @Nullable BigDecimal one, @Nullable BigDecimal other) {
    return one == null || other == null || other.signum() == 0
        ? null
        : (Long) one.divideToIntegralValue(other).longValue();
  }

  /** What is left when the second is taken away as often as it fits; NULL where it is 0. */
  public static @Nullable BigDecimal modulo(@Nullable BigDecimal one, @Nullable BigDecimal other) {
    return one == null || other == null || other.signum() == 0 ? null : one.remainder(other);
  }

  /** To a whole number. */
  public static @Nullable BigDecimal round(Value number) {
    return round(number, 0);
  }

  /** To so many digits: halves of exact numbers go up, those of others to the even neighbour. */
  public static @Nullable BigDecimal round(Value number, @Nullable Integer digits) {
    if (number.getString() == null || digits == null || Math.abs(digits) > 100) {
      return null;
    }
    return MysqlNumbers.isExact(number)
        ? number.getBigDecimal().setScale(digits, RoundingMode.HALF_UP)
        : MysqlNumbers.rounded(number.getDouble(), digits);
  }

  private static boolean hasNull(@Nullable String[] texts) {
    return Arrays.stream(texts).anyMatch(Objects::isNull);
  }
}
