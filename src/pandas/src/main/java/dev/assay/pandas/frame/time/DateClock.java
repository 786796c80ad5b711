package dev.assay.pandas.frame.time;

import java.math.BigDecimal;
import java.time.DateTimeException;

/** The time of day that a text names, as far as it was read; -1 stands for what is not there. */
final class DateClock {

  private static final int NONE = -1;
  private static final int NOON = 12;
  private static final int MICRO_DIGITS = 6;
  private static final BigDecimal SIXTY = BigDecimal.valueOf(60);

  private int hour = NONE;
  private int minute = NONE;
  private int second = NONE;
  private int micros = NONE;

  boolean hasHour() {
    return hour != NONE;
  }

  int hour() {
    return hour;
  }

  int minute() {
    return minute;
  }

  int second() {
    return second;
  }

  int micros() {
    return micros;
  }

  void setHour(int number) {
    hour = number;
  }

  void setMinute(int number) {
    minute = number;
  }

  void setSecond(int number) {
    second = number;
  }

  /** Makes the hour that was read one before (0) or after (1) noon. */
  void setHalf(int half) {
    if (!hasHour() || hour > NOON) {
      throw new DateTimeException("no such hour of half a day: " + hour);
    }
    hour = LooseDate.hour(BigDecimal.valueOf(hour), half);
  }

  /** Sets hours (0), minutes (1) or seconds (2). */
  void set(int unit, String token) {
    BigDecimal number = LooseDate.decimal(token);
    switch (unit) {
      case 0 -> {
        hour = LooseDate.clamped(number);
        BigDecimal rest = number.remainder(BigDecimal.ONE);
        if (rest.signum() != 0) {
          minute = rest.multiply(SIXTY).intValue();
        }
      }
      case 1 -> setMinutes(number);
      case 2 -> setSeconds(token);
      default -> {
        // what follows seconds is nothing that is counted
      }
    }
  }

  /** Sets the minutes, and the seconds where there is a fraction. */
  void setMinutes(BigDecimal number) {
    minute = LooseDate.clamped(number);
    BigDecimal rest = number.remainder(BigDecimal.ONE);
    second = rest.signum() == 0 ? NONE : rest.multiply(SIXTY).intValue();
  }

  /** Sets the seconds and their fraction. */
  void setSeconds(String token) {
    int dot = token.indexOf('.');
    second = LooseDate.whole(dot < 0 ? token : token.substring(0, dot));
    String digits = dot < 0 ? "" : token.substring(dot + 1);
    String kept = (digits + "000000").substring(0, MICRO_DIGITS);
    micros = LooseDate.whole(kept);
  }
}
