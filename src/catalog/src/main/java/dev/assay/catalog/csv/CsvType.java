package dev.assay.catalog.csv;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.format.DateTimeParseException;
import java.util.regex.Pattern;

/** The types that columns of CSV files get: the narrowest that all of a column's values have. */
enum CsvType {
  INTEGER("INTEGER"),
  REAL("REAL"),
  DATE("DATE"),
  TIMESTAMP("TIMESTAMP"),
  TEXT("TEXT");

  /** Numbers as numbers are written: 007 is a code, and stays text. */
  private static final Pattern WHOLE = Pattern.compile("[+-]?(0|[1-9]\\d{0,17})");

  private static final Pattern NUMBER =
      Pattern.compile("[+-]?(0|[1-9]\\d{0,30})(\\.\\d{1,30})?([eE][+-]?\\d{1,2})?");
  private static final Pattern DAY = Pattern.compile("\\d{4}-\\d\\d-\\d\\d");
  private static final Pattern MOMENT =
      Pattern.compile("\\d{4}-\\d\\d-\\d\\d[ T]\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,9})?)?");

  private final String declared;

  CsvType(String declared) {
    this.declared = declared;
  }

  /** The type's name in SQL. */
  String declared() {
    return declared;
  }

  /** The narrowest type of one value. */
  static CsvType of(String text) {
    if (WHOLE.matcher(text).matches()) {
      return INTEGER;
    }
    if (NUMBER.matcher(text).matches()) {
      return REAL;
    }
    try {
      if (DAY.matcher(text).matches()) {
        LocalDate.parse(text);
        return DATE;
      }
      if (MOMENT.matcher(text).matches()) {
        LocalDateTime.parse(text.replace(' ', 'T'));
        return TIMESTAMP;
      }
    } catch (DateTimeParseException noSuchDay) {
      return TEXT;
    }
    return TEXT;
  }

  /** The narrowest type that has the values of both. */
  CsvType with(CsvType other) {
    if (this == other) {
      return this;
    }
    boolean numbers = compareTo(REAL) <= 0 && other.compareTo(REAL) <= 0;
    boolean times = (this == DATE || this == TIMESTAMP) && (other == DATE || other == TIMESTAMP);
    return numbers ? REAL : times ? TIMESTAMP : TEXT;
  }

  /** The text as a value of this type, which it has. */
  Object value(String text) {
    return switch (this) {
      case INTEGER -> new BigInteger(text);
      case REAL -> new BigDecimal(text).doubleValue();
      case DATE -> LocalDate.parse(text);
      case TIMESTAMP ->
          text.length() == 10
              ? LocalDate.parse(text).atStartOfDay()
              : LocalDateTime.parse(text.replace(' ', 'T'));
      case TEXT -> text;
    };
  }
}
