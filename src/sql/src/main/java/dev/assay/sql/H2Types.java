package dev.assay.sql;

import static java.util.Map.entry;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The types of H2 that stand for declared types. Lengths of texts are not kept and CHAR is not
 * padded, since they seldom decide anything about a query; precision and scale of decimals are,
 * since values are rounded to them. What has no counterpart (JSON, XML, UUID, ENUM, arrays,
 * intervals, geometry, types of one's own) is text.
 */
final class H2Types {

  private static final H2Type TEXT = H2Type.of("VARCHAR", H2Type.Kind.TEXT);
  private static final H2Type SMALLINT = H2Type.integer("SMALLINT", 16);
  private static final H2Type INTEGER = H2Type.integer("INTEGER", 32);
  private static final H2Type BIGINT = H2Type.integer("BIGINT", 64);
  private static final H2Type DOUBLE = H2Type.of("DOUBLE PRECISION", H2Type.Kind.DOUBLE);
  private static final H2Type DECFLOAT = H2Type.of("DECFLOAT(38)", H2Type.Kind.DECIMAL);
  private static final H2Type BOOLEAN = H2Type.of("BOOLEAN", H2Type.Kind.BOOLEAN);
  private static final H2Type DATE = H2Type.of("DATE", H2Type.Kind.DATE);
  private static final H2Type TIME = H2Type.of("TIME(6)", H2Type.Kind.TIME);
  private static final H2Type TIME_TO_SECONDS = H2Type.of("TIME(0)", H2Type.Kind.TIME);
  private static final H2Type TIMESTAMP = H2Type.of("TIMESTAMP(6)", H2Type.Kind.TIMESTAMP);
  private static final H2Type TO_SECONDS = H2Type.of("TIMESTAMP(0)", H2Type.Kind.TIMESTAMP);
  private static final H2Type MOMENT =
      H2Type.of("TIMESTAMP(6) WITH TIME ZONE", H2Type.Kind.TIMESTAMP);
  private static final H2Type BINARY = H2Type.of("VARBINARY", H2Type.Kind.BINARY);

  /** By all words of the declared type or, failing that, by its first. */
  private static final Map<String, H2Type> BY_WORDS =
      Map.ofEntries(
          entry("TINYINT", SMALLINT),
          entry("SMALLINT", SMALLINT),
          entry("INT2", SMALLINT),
          entry("SMALLSERIAL", SMALLINT),
          entry("SERIAL2", SMALLINT),
          entry("YEAR", SMALLINT),
          entry("SMALLINT UNSIGNED", INTEGER),
          entry("MEDIUMINT", INTEGER),
          entry("INTEGER", INTEGER),
          entry("INT", INTEGER),
          entry("INT4", INTEGER),
          entry("SERIAL", INTEGER),
          entry("SERIAL4", INTEGER),
          entry("INT UNSIGNED", BIGINT),
          entry("INTEGER UNSIGNED", BIGINT),
          entry("BIGINT", BIGINT),
          entry("INT8", BIGINT),
          entry("BIGSERIAL", BIGINT),
          entry("SERIAL8", BIGINT),
          entry("BIGINT UNSIGNED", H2Type.decimal(20, 0)),
          entry("DECFLOAT", DECFLOAT),
          entry("MONEY", H2Type.decimal(19, 4)),
          entry("SMALLMONEY", H2Type.decimal(10, 4)),
          entry("DOUBLE", DOUBLE),
          entry("REAL", DOUBLE),
          entry("FLOAT", DOUBLE),
          entry("FLOAT4", DOUBLE),
          entry("FLOAT8", DOUBLE),
          entry("BINARY_FLOAT", DOUBLE),
          entry("BINARY_DOUBLE", DOUBLE),
          entry("BOOLEAN", BOOLEAN),
          entry("BOOL", BOOLEAN),
          entry("DATE", DATE),
          entry("TIME", TIME),
          entry("TIMETZ", TIME),
          entry("TIMESTAMP", TIMESTAMP),
          entry("DATETIME", TIMESTAMP),
          entry("DATETIME2", TIMESTAMP),
          entry("SMALLDATETIME", TIMESTAMP),
          entry("TIMESTAMPTZ", MOMENT),
          entry("TIMESTAMP WITH TIME ZONE", MOMENT),
          entry("TIMESTAMP WITH LOCAL TIME ZONE", MOMENT),
          entry("DATETIMEOFFSET", MOMENT),
          entry("BYTEA", BINARY),
          entry("BLOB", BINARY),
          entry("TINYBLOB", BINARY),
          entry("MEDIUMBLOB", BINARY),
          entry("LONGBLOB", BINARY),
          entry("BINARY", BINARY),
          entry("VARBINARY", BINARY),
          entry("RAW", BINARY),
          entry("LONG RAW", BINARY),
          entry("IMAGE", BINARY),
          entry("ROWVERSION", BINARY),
          entry("CITEXT", H2Type.of("VARCHAR_IGNORECASE", H2Type.Kind.TEXT)));

  /** With a precision and a scale, or with as many digits as a value has. */
  private static final Set<String> FIXED_POINT =
      Set.of("DECIMAL", "DEC", "NUMERIC", "NUMBER", "FIXED");

  /** Words, perhaps one or two numbers in parentheses, perhaps more words. */
  private static final Pattern DECLARED =
      Pattern.compile("([\\w ]+?)(?: ?\\( ?(\\w+)(?: ?, ?(\\d+))? ?\\))?([\\w ]*)");

  private static final int MOST_DIGITS = 1000;

  private H2Types() {}

  static H2Type of(Dialect dialect, String declaredType) {
    String declared = declaredType.strip().replaceAll("\\s+", " ").toUpperCase(Locale.ROOT);
    Matcher parts = DECLARED.matcher(declared);
    if (!parts.matches()) {
      return TEXT;
    }
    String words = (parts.group(1) + parts.group(4)).strip();
    H2Type special = ofDialect(dialect, words, parts.group(2));
    if (special != null) {
      return special;
    }
    String first = words.split(" ", 2)[0];
    return FIXED_POINT.contains(first)
        ? decimal(parts.group(2), parts.group(3))
        : BY_WORDS.getOrDefault(words, BY_WORDS.getOrDefault(first, TEXT));
  }

  /** Where a dialect means something else by a type's name than the others do. */
  private static @Nullable H2Type ofDialect(
      Dialect dialect, String words, @Nullable String argument) {
    return switch (dialect) {
      case ORACLE -> words.equals("DATE") ? TIMESTAMP : null;
      case MYSQL, MARIADB ->
          switch (words) {
            case "BOOLEAN", "BOOL" -> SMALLINT;
            // what is computed of whole numbers has 64 bits there, whatever their columns have
            case "SMALLINT", "MEDIUMINT", "INT", "INTEGER" -> BIGINT;
            case "SMALLINT UNSIGNED", "MEDIUMINT UNSIGNED" -> BIGINT;
            case "BIT" -> argument == null || argument.equals("1") ? BOOLEAN : null;
            case "TIME" -> argument == null ? TIME_TO_SECONDS : null;
            case "DATETIME", "TIMESTAMP" -> argument == null ? TO_SECONDS : null;
            default -> null;
          };
      case MSSQL ->
          switch (words) {
            case "BIT" -> BOOLEAN;
            case "TIMESTAMP" -> BINARY;
            default -> null;
          };
      default -> null;
    };
  }

  private static H2Type decimal(@Nullable String precision, @Nullable String scale) {
    if (precision == null
        || !precision.matches("\\d{1,4}")
        || (scale != null && scale.length() > 4)) {
      return DECFLOAT;
    }
    int digits = Integer.parseInt(precision);
    int after = scale == null ? 0 : Integer.parseInt(scale);
    return digits < 1 || digits > MOST_DIGITS || after > digits
        ? DECFLOAT
        : H2Type.decimal(digits, after);
  }
}
