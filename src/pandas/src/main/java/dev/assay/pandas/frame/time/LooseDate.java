package dev.assay.pandas.frame.time;

import dev.assay.pandas.value.LetterCase;
import dev.assay.pandas.value.TimeLimit;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads dates of nearly any form, token by token, as dateutil's parser does. What it finds may be
 * no date of the calendar.
 */
final class LooseDate {

  private static final int NONE = -1;
  private static final int NOON = 12;
  private static final int DAY_HOURS = 24;
  private static final int LONGEST_NUMBER = 40;
  private static final int LONGEST_ZONE = 5;
  private static final Set<String> ZONES = Set.of("utc", "gmt", "z");
  private static final Set<Integer> WHOLE_DATES = Set.of(8, 12, 14);

  private final List<String> tokens;
  private final DateMembers members = new DateMembers();
  private final DateClock clock = new DateClock();
  private boolean weekday;
  private @Nullable String zone;
  private boolean offset;

  private LooseDate(List<String> tokens) {
    this.tokens = tokens;
  }

  /** What a text says; {@code null} where it holds something that stands in no date. */
  static @Nullable WrittenParts read(String text, boolean dayFirst, boolean yearFirst) {
    LooseDate date = new LooseDate(DateTokens.ofDate(text));
    try {
      for (int at = 0; at < date.tokens.size(); at++) {
        TimeLimit.check();
        at = date.token(at);
      }
      return new WrittenParts(
          date.members.meaning(yearFirst, dayFirst),
          date.members.hasCentury(),
          date.clock,
          date.weekday,
          date.offset || date.zone != null && ZONES.contains(LetterCase.lower(date.zone)));
    } catch (DateTimeException | NumberFormatException | IndexOutOfBoundsException _) {
      return null;
    }
  }

  /** A whole number, or the greatest where it is greater than any year. */
  static int whole(String digits) {
    if (!DateTokens.isNumber(digits)) {
      throw new NumberFormatException(digits);
    }
    return digits.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(digits);
  }

  private String at(int place) {
    return tokens.get(place);
  }

  private boolean is(int place, String token) {
    return place >= 0 && place < tokens.size() && at(place).equals(token);
  }

  private boolean has(int place) {
    return place < tokens.size();
  }

  /** Reads a token, and those after it that belong to it, of which it gives the last one. */
  private int token(int at) {
    String token = at(at);
    if (Character.isDigit(token.charAt(0))) {
      return number(at);
    }
    if (DateWords.isWeekday(token)) {
      weekday = true;
    } else if (DateWords.month(token) > 0) {
      return month(at);
    } else if (DateWords.half(token) >= 0) {
      clock.setHalf(DateWords.half(token));
    } else if (mayBeZone(token)) {
      return zone(at);
    } else if (clock.hasHour() && (token.equals("+") || token.equals("-"))) {
      return offset(at);
    } else if (!DateWords.isJump(token)) {
      throw new DateTimeException(token);
    }
    return at;
  }

  private int month(int at) {
    members.addMonth(DateWords.month(at(at)));
    if (is(at + 1, "-") || is(at + 1, "/")) {
      members.addWritten(at(at + 2));
      if (!is(at + 3, at(at + 1))) {
        return at + 2;
      }
      members.addWritten(at(at + 4));
      return at + 4;
    }
    boolean pertains = is(at + 1, " ") && is(at + 3, " ") && has(at + 4);
    if (pertains && at(at + 2).equalsIgnoreCase("of")) {
      if (DateTokens.isNumber(at(at + 4))) {
        members.addYear(String.valueOf(WrittenParts.fullYear(whole(at(at + 4)))));
      }
      return at + 4;
    }
    return at;
  }

  private boolean mayBeZone(String token) {
    return clock.hasHour()
        && zone == null
        && !offset
        && token.length() <= LONGEST_ZONE
        && (token.chars().allMatch(letter -> letter >= 'A' && letter <= 'Z') || token.equals("z"));
  }

  private int zone(int at) {
    zone = at(at);
    if (is(at + 1, "+") || is(at + 1, "-")) {
      zone = null;
      return offset(at + 1);
    }
    return at;
  }

  private int offset(int at) {
    String hours = at(at + 1);
    offset = true;
    if (hours.length() == 4) {
      whole(hours);
    } else if (is(at + 2, ":")) {
      whole(hours);
      whole(at(at + 3));
      return at + 3;
    } else if (hours.length() <= 2) {
      whole(hours);
    } else {
      throw new DateTimeException(hours);
    }
    return at + 1;
  }

  private int number(int at) {
    String token = at(at);
    int length = token.length();
    int unit = unitPlace(at);
    if (members.size() == 3 && (length == 2 || length == 4) && !clock.hasHour() && !goesOn(at)) {
      clock.setHour(whole(token.substring(0, 2)));
      if (length == 4) {
        clock.setMinute(whole(token.substring(2)));
      }
    } else if (length == 6 || length > 6 && token.indexOf('.') == 6) {
      sixDigits(token);
    } else if (WHOLE_DATES.contains(length)) {
      wholeDate(token);
    } else if (unit != NONE) {
      int before = unit > at ? 0 : 1;
      clock.set(DateWords.unit(at(unit)) + before, token);
      return Math.max(unit, at);
    } else if (is(at + 1, ":") && has(at + 2)) {
      clock.setHour(clamped(decimal(token)));
      clock.setMinutes(decimal(at(at + 2)));
      if (is(at + 3, ":") && has(at + 4)) {
        clock.setSeconds(at(at + 4));
        return at + 4;
      }
      return at + 2;
    } else if (is(at + 1, "-") || is(at + 1, "/") || is(at + 1, ".")) {
      return separated(at);
    } else {
      return alone(at, decimal(token));
    }
    return at;
  }

  /** Whether what follows a number makes it a time. */
  private boolean goesOn(int at) {
    return is(at + 1, ":") || has(at + 1) && DateWords.unit(at(at + 1)) >= 0;
  }

  private void sixDigits(String token) {
    if (members.size() == 0 && token.indexOf('.') < 0) {
      members.addWritten(token.substring(0, 2));
      members.addWritten(token.substring(2, 4));
      members.addWritten(token.substring(4));
    } else {
      clock.setHour(whole(token.substring(0, 2)));
      clock.setMinute(whole(token.substring(2, 4)));
      clock.setSeconds(token.substring(4));
    }
  }

  private void wholeDate(String token) {
    members.addYear(token.substring(0, 4));
    members.addWritten(token.substring(4, 6));
    members.addWritten(token.substring(6, 8));
    if (token.length() > 8) {
      clock.setHour(whole(token.substring(8, 10)));
      clock.setMinute(whole(token.substring(10, 12)));
    }
    if (token.length() > 12) {
      clock.setSecond(whole(token.substring(12)));
    }
  }

  /** Where the unit of a number stands, such as the h of 10h; -1 where it has none. */
  private int unitPlace(int at) {
    if (has(at + 1) && DateWords.unit(at(at + 1)) >= 0) {
      return at + 1;
    }
    if (is(at + 1, " ") && has(at + 2) && DateWords.unit(at(at + 2)) >= 0) {
      return at + 2;
    }
    if (at > 0 && DateWords.unit(at(at - 1)) >= 0) {
      return at - 1;
    }
    boolean last = at > 1 && at == tokens.size() - 1 && is(at - 1, " ");
    return last && DateWords.unit(at(at - 2)) >= 0 ? at - 2 : NONE;
  }

  private int separated(int at) {
    String mark = at(at + 1);
    members.addWritten(at(at));
    if (!has(at + 2) || DateWords.isJump(at(at + 2))) {
      return at + 1;
    }
    addNumberOrMonth(at(at + 2));
    if (!is(at + 3, mark)) {
      return at + 2;
    }
    if (DateWords.month(at(at + 4)) > 0) {
      members.addMonth(DateWords.month(at(at + 4)));
    } else {
      members.addWritten(at(at + 4));
    }
    return at + 4;
  }

  private void addNumberOrMonth(String token) {
    if (DateTokens.isNumber(token)) {
      members.addWritten(token);
    } else if (DateWords.month(token) > 0) {
      members.addMonth(DateWords.month(token));
    } else {
      throw new DateTimeException(token);
    }
  }

  /** A number with nothing that tells what it is: an hour before am and pm, else of the date. */
  private int alone(int at, BigDecimal number) {
    if (!has(at + 1) || DateWords.isJump(at(at + 1))) {
      if (has(at + 2) && DateWords.half(at(at + 2)) >= 0) {
        clock.setHour(hour(number, DateWords.half(at(at + 2))));
        return at + 2;
      }
      members.add(clamped(number));
      return at + 1;
    }
    int half = DateWords.half(at(at + 1));
    if (half >= 0 && clamped(number) < DAY_HOURS) {
      clock.setHour(hour(number, half));
      return at + 1;
    }
    if (!members.mayBeDay(number.doubleValue())) {
      throw new DateTimeException(at(at));
    }
    members.add(clamped(number));
    return at;
  }

  static int clamped(BigDecimal number) {
    return (int) Math.min(number.doubleValue(), Integer.MAX_VALUE);
  }

  static int hour(BigDecimal number, int half) {
    int hour = clamped(number);
    return half == 1 && hour < NOON ? hour + NOON : half == 0 && hour == NOON ? 0 : hour;
  }

  static BigDecimal decimal(String token) {
    return new BigDecimal(
        token.length() > LONGEST_NUMBER ? token.substring(0, LONGEST_NUMBER) : token);
  }
}
