package dev.assay.pandas.frame.time;

import java.time.DateTimeException;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;

/**
 * The numbers of a date in the order in which a text has them, and which of them is the year, the
 * month or the day as far as that is known (dateutil's {@code _ymd}).
 */
final class DateMembers {

  private static final int NONE = -1;
  private static final int LONGEST_MONTH = 31;
  private static final int MONTHS = 12;
  private static final int MOST = 3;

  private final List<Integer> numbers = new ArrayList<>();
  private boolean century;
  private int year = NONE;
  private int month = NONE;

  /** What the numbers mean; -1 for what is not there. */
  record Meaning(int year, int month, int day) {}

  int size() {
    return numbers.size();
  }

  /** Whether a year was written with its century. */
  boolean hasCentury() {
    return century;
  }

  /** Adds a number as it is written: one of more than two digits is a year. */
  void addWritten(String digits) {
    add(LooseDate.whole(digits), digits.length() > 2 && DateTokens.isNumber(digits));
  }

  /** Adds a number: one above 100 is a year. */
  void add(int number) {
    add(number, number > 100);
  }

  /** Adds a number that is a year, as it is written. */
  void addYear(String digits) {
    century |= digits.length() > 2;
    addYear(LooseDate.whole(digits));
  }

  void addMonth(int number) {
    if (month != NONE) {
      throw new DateTimeException("the month is known already");
    }
    month = numbers.size();
    numbers.add(number);
  }

  private void add(int number, boolean isYear) {
    if (isYear) {
      century = true;
      addYear(number);
    } else {
      numbers.add(number);
    }
  }

  private void addYear(int number) {
    if (year != NONE) {
      throw new DateTimeException("the year is known already");
    }
    year = numbers.size();
    numbers.add(number);
  }

  boolean mayBeDay(double number) {
    int last =
        month == NONE
            ? LONGEST_MONTH
            : YearMonth.of(year == NONE ? 2000 : numbers.get(year), numbers.get(month))
                .lengthOfMonth();
    return number >= 1 && number <= last;
  }

  /** Which number is what, where dates begin with their day or their year if they may. */
  Meaning meaning(boolean yearFirst, boolean dayFirst) {
    int known = (year == NONE ? 0 : 1) + (month == NONE ? 0 : 1);
    if (known > 0 && known == numbers.size() || numbers.size() == MOST && known == 2) {
      int day = numbers.size() == MOST ? MOST - year - month : NONE;
      return new Meaning(at(year), at(month), at(day));
    }
    return switch (numbers.size()) {
      case 0 -> new Meaning(NONE, NONE, NONE);
      case 1 -> ofTwo(NONE, at(0));
      case 2 -> month != NONE ? ofTwo(at(month), at(1 - month)) : ofNumbers(dayFirst);
      case MOST -> month != NONE ? withMonth(yearFirst) : ofThree(yearFirst, dayFirst);
      default -> throw new DateTimeException("more than three numbers");
    };
  }

  private int at(int place) {
    return place == NONE ? NONE : numbers.get(place);
  }

  /** A known month, if any, and what is a year or a day. */
  private static Meaning ofTwo(int month, int other) {
    return other > LONGEST_MONTH
        ? new Meaning(other, month, NONE)
        : new Meaning(NONE, month, other);
  }

  private Meaning ofNumbers(boolean dayFirst) {
    int one = at(0);
    int two = at(1);
    if (one > LONGEST_MONTH) {
      return new Meaning(one, two, NONE);
    }
    if (two > LONGEST_MONTH) {
      return new Meaning(two, one, NONE);
    }
    return dayFirst && two <= MONTHS ? new Meaning(NONE, two, one) : new Meaning(NONE, one, two);
  }

  private Meaning withMonth(boolean yearFirst) {
    int before = at(month == 0 ? 1 : 0);
    int after = at(month == 2 ? 1 : 2);
    boolean first =
        switch (month) {
          case 0 -> before > LONGEST_MONTH;
          case 1 -> before > LONGEST_MONTH || yearFirst && after <= LONGEST_MONTH;
          default -> after <= LONGEST_MONTH;
        };
    return first ? new Meaning(before, at(month), after) : new Meaning(after, at(month), before);
  }

  private Meaning ofThree(boolean yearFirst, boolean dayFirst) {
    int one = at(0);
    int two = at(1);
    int three = at(2);
    boolean leads =
        one > LONGEST_MONTH || year == 0 || yearFirst && two <= MONTHS && three <= LONGEST_MONTH;
    if (leads) {
      return dayFirst && three <= MONTHS
          ? new Meaning(one, three, two)
          : new Meaning(one, two, three);
    }
    return one > MONTHS || dayFirst && two <= MONTHS
        ? new Meaning(three, two, one)
        : new Meaning(three, one, two);
  }
}
