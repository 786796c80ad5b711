package dev.assay.sql.standin;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.h2.api.ErrorCode;
import org.h2.message.DbException;
import org.h2.value.Value;
import org.jspecify.annotations.Nullable;

/** MySQL's functions of numbers and of codes for them. What has no answer is NULL. */
public final class MysqlNumbers {

  private static final Pattern ADDRESS =
      Pattern.compile("(\\d{1,3})\\.(\\d{1,3})\\.(\\d{1,3})\\.(\\d{1,3})");
  private static final Pattern BEGINNING =
      Pattern.compile("\\s*[-+]?(\\d+\\.?\\d*|\\.\\d+)([eE][-+]?\\d+)?");
  private static final String CONSONANTS = "01230120022455012623010202";

  private MysqlNumbers() {}

  private static @Nullable Double known(double number) {
    return Double.isNaN(number) || Double.isInfinite(number) ? null : (Double) number;
  }

  /** Whether a number has the digits that it was written with: H2 computes DOUBLE in DECFLOAT. */
  static boolean isExact(Value number) {
    int type = number.getValueType();
    return type != Value.DOUBLE && type != Value.REAL && type != Value.DECFLOAT;
  }

  /** As the servers round what is not exact: scaled, and then to the even neighbour. */
  static BigDecimal rounded(double number, int digits) {
    double power = Math.pow(10, Math.abs(digits));
    double scaled = digits < 0 ? number / power : number * power;
    if (Double.isInfinite(scaled) || Math.abs(scaled) > 1L << 53) {
      return BigDecimal.valueOf(number);
    }
    double whole = Math.rint(scaled);
    BigDecimal rounded = BigDecimal.valueOf(digits < 0 ? whole * power : whole / power);
    return rounded.signum() == 0
        ? BigDecimal.ZERO
        : rounded.setScale(
            Math.max(0, rounded.stripTrailingZeros().scale()), RoundingMode.UNNECESSARY);
  }

  /** The number that a text begins with, 0 where it begins with none. */
  public static @Nullable Double numberOf(@Nullable String text) {
    if (text == null) {
      return null;
    }
    Matcher number = BEGINNING.matcher(text);
    return number.lookingAt() ? Double.valueOf(number.group().strip()) : Double.valueOf(0);
  }

  /** A difference of whole numbers of which one has no sign: an error where it is below 0. */
  public static @Nullable BigDecimal unsignedDifference(Value one, Value other) {
    if (one.getString() == null || other.getString() == null) {
      return null;
    }
    BigDecimal difference = one.getBigDecimal().subtract(other.getBigDecimal());
    boolean whole =
        isExact(one)
            && isExact(other)
            && one.getBigDecimal().scale() <= 0
            && other.getBigDecimal().scale() <= 0;
    if (whole && difference.signum() < 0) {
      throw DbException.get(ErrorCode.NUMERIC_VALUE_OUT_OF_RANGE_1, "BIGINT UNSIGNED");
    }
    return difference;
  }

  private static double inRange(double number) {
    if (Double.isInfinite(number) || Double.isNaN(number)) {
      throw DbException.get(ErrorCode.NUMERIC_VALUE_OUT_OF_RANGE_1, "DOUBLE");
    }
    return number;
  }

  /** The natural logarithm. */
  public static @Nullable Double ln(@Nullable Double number) {
    return number == null || number <= 0 ? null : known(Math.log(number));
  }

  /** The logarithm of the second to the base of the first. */
  public static @Nullable Double logarithm(@Nullable Double base, @Nullable Double number) {
    boolean has = base != null && number != null && base > 0 && base != 1 && number > 0;
    return !has || base == null || number == null ? null : known(Math.log(number) / Math.log(base));
  }

  /** The logarithm to base 2. */
  public static @Nullable Double log2(@Nullable Double number) {
    return number == null || number <= 0 ? null : known(Math.log(number) / Math.log(2));
  }

  /** The logarithm to base 10. */
  public static @Nullable Double log10(@Nullable Double number) {
    return number == null || number <= 0 ? null : known(Math.log10(number));
  }

  /** The square root. */
  public static @Nullable Double sqrt(@Nullable Double number) {
    return number == null ? null : known(Math.sqrt(number));
  }

  /** The arc of a cosine. */
  public static @Nullable Double acos(@Nullable Double number) {
    return number == null ? null : known(Math.acos(number));
  }

  /** The arc of a sine. */
  public static @Nullable Double asin(@Nullable Double number) {
    return number == null ? null : known(Math.asin(number));
  }

  /** e to the power; an error where it is too large. */
  public static @Nullable Double exp(@Nullable Double number) {
    return number == null ? null : (Double) inRange(Math.exp(number));
  }

  /** The first to the power of the second; an error where it is too large. */
  public static @Nullable Double power(@Nullable Double base, @Nullable Double exponent) {
    return base == null || exponent == null ? null : (Double) inRange(Math.pow(base, exponent));
  }

  /** A number of one base written in another. */
  public static @Nullable String conv(
      @Nullable String text, @Nullable Integer from, @Nullable Integer to) {
    if (text == null || from == null || to == null) {
      return null;
    }
    if (from < 0 || to < 0) {
      throw MysqlJson.unreadable("a negative base"); // it asks for a sign
    }
    if (from < 2 || to < 2 || from > 36 || to > 36) {
      return null;
    }
    String digits = text.stripLeading();
    int end = 0;
    while (end < digits.length() && Character.digit(digits.charAt(end), from) >= 0) {
      end++;
    }
    BigInteger number = end == 0 ? BigInteger.ZERO : new BigInteger(digits.substring(0, end), from);
    if (digits.isEmpty() || digits.startsWith("-") || number.bitLength() > 64) {
      throw MysqlJson.unreadable(text);
    }
    return number.toString(to).toUpperCase(Locale.ROOT);
  }

  /** The bytes of the first letter as one number. */
  public static @Nullable Long ord(@Nullable String text) {
    if (text == null) {
      return null;
    }
    long code = 0;
    String first = text.isEmpty() ? "" : Character.toString(text.codePointAt(0));
    for (byte part : first.getBytes(StandardCharsets.UTF_8)) {
      code = code << 8 | part & 0xff;
    }
    return code;
  }

  /** The text whose bytes are so in hexadecimal. */
  public static @Nullable String unhex(@Nullable String digits) {
    if (digits == null) {
      return null;
    }
    try {
      return utf8(HexFormat.of().parseHex(digits.length() % 2 == 0 ? digits : "0" + digits));
    } catch (IllegalArgumentException none) {
      return null;
    }
  }

  private static String utf8(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException bytesOnly) {
      throw MysqlJson.unreadable("bytes that are no text");
    }
  }

  /** The text in base 64. */
  public static @Nullable String toBase64(@Nullable String text) {
    if (text == null) {
      return null;
    }
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return Base64.getMimeEncoder(76, new byte[] {'\n'}).encodeToString(bytes);
  }

  /** The text that is so in base 64. */
  public static @Nullable String fromBase64(@Nullable String code) {
    if (code == null) {
      return null;
    }
    try {
      return utf8(Base64.getDecoder().decode(code.strip()));
    } catch (IllegalArgumentException none) {
      return null;
    }
  }

  /** The number of an address. */
  public static @Nullable Long inetAton(@Nullable String address) {
    Matcher parts = ADDRESS.matcher(address == null ? "" : address);
    if (!parts.matches()) {
      if (address != null && address.matches("[0-9.]+")) {
        throw MysqlJson.unreadable(address); // servers fill up 1.2
      }
      return null;
    }
    long number = 0;
    for (int place = 1; place <= 4; place++) {
      int part = Integer.parseInt(parts.group(place));
      if (part > 255) {
        return null;
      }
      number = number * 256 + part;
    }
    return number;
  }

  /** The address of a number. */
  public static @Nullable String inetNtoa(@Nullable Long number) {
    return number == null || number < 0 || number > 0xFFFF_FFFFL
        ? null
        : "%d.%d.%d.%d"
            .formatted(number >> 24, number >> 16 & 255, number >> 8 & 255, number & 255);
  }

  /** How many of the bounds are not greater than the first number. */
  public static int intervalOf(@Nullable BigDecimal number, @Nullable BigDecimal... bounds) {
    if (number == null) {
      return -1;
    }
    int count = 0;
    for (BigDecimal bound : bounds) {
      if (bound != null && bound.compareTo(number) > 0) {
        break;
      }
      count++;
    }
    return count;
  }

  /** How it sounds: the first letter, and a digit for each other group of consonants. */
  public static @Nullable String soundex(@Nullable String text) {
    if (text == null) {
      return null;
    }
    StringBuilder code = new StringBuilder();
    char last = '0';
    for (char letter : text.toUpperCase(Locale.ROOT).toCharArray()) {
      if (letter >= 'A' && letter <= 'Z') {
        char digit = CONSONANTS.charAt(letter - 'A');
        if (code.isEmpty()) {
          code.append(letter);
          last = digit;
        } else if (digit != '0' && digit != last) {
          code.append(digit);
          last = digit;
        }
      } else if (Character.isLetter(letter)) {
        throw MysqlJson.unreadable(text);
      }
    }
    while (!code.isEmpty() && code.length() < 4) {
      code.append('0');
    }
    return code.toString();
  }
}
