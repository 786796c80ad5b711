package dev.assay.analysis.differences;

import dev.assay.analysis.conditions.Literal;
import dev.assay.table.Values;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** A value that queries compare with, and values next to it, on both sides. */
final class Neighbours {

  private static final int LONGEST_NUMBER = 15;

  private Neighbours() {}

  /** The value itself is the first, as far as it is of that kind. */
  static List<Object> of(Literal literal, ValueKind kind, boolean spelled) {
    return switch (kind) {
      case WHOLE -> numbers(literal, true);
      case REAL -> numbers(literal, false);
      case NUMERIC_TEXT -> texts(numbers(literal, true), literal, spelled);
      case DATE -> dates(literal, "");
      case MOMENT -> dates(literal, " 12:30:00");
      case TRUTH -> List.of(true, false);
      case TEXT -> texts(List.of(), literal, spelled);
    };
  }

  private static List<Object> numbers(Literal literal, boolean whole) {
    String text = literal.text().strip();
    if (!literal.isNumeric() || text.length() > LONGEST_NUMBER) {
      return List.of();
    }
    BigDecimal number = new BigDecimal(text.endsWith(".") ? text + "0" : text);
    if (!Values.isShort(number)) {
      return List.of(); // to add one to 1e999999999, it would have to be written out
    }
    Set<Object> near = new LinkedHashSet<>();
    for (BigDecimal each :
        List.of(number, number.subtract(BigDecimal.ONE), number.add(BigDecimal.ONE))) {
      near.add(
          whole || each.stripTrailingZeros().scale() <= 0
              ? (Object) each.longValue()
              : (Object) each.doubleValue());
    }
    return List.copyOf(near);
  }

  private static List<Object> texts(List<Object> numbers, Literal literal, boolean spelled) {
    Set<Object> near = new LinkedHashSet<>();
    String text = literal.text();
    if (text.matches("(?s).*[%_].*")) {
      String bare = text.replace("%", "").replace("_", "a");
      near.add(bare);
      near.add(text.replace("%", "x").replace("_", "b"));
      near.add("x" + bare);
      near.add(bare + "x");
    } else {
      near.add(text);
    }
    numbers.forEach(number -> near.add(number.toString()));
    if (spelled) {
      String first = near.iterator().next().toString();
      near.add(first.toLowerCase(Locale.ROOT));
      near.add(first.toUpperCase(Locale.ROOT));
      near.add(" " + first);
    }
    return List.copyOf(near);
  }

  /** Of a year, or a year and month, days in it and just outside of it. */
  private static List<Object> dates(Literal literal, String time) {
    String text = literal.text().replace("%", "").strip();
    try {
      if (text.matches("\\d{4}")) {
        int year = Integer.parseInt(text);
        return days(
            List.of(
                LocalDate.of(year, 6, 15),
                LocalDate.of(year - 1, 12, 31),
                LocalDate.of(year + 1, 1, 1)),
            time);
      }
      if (text.matches("\\d{4}-\\d\\d-?")) {
        LocalDate first = LocalDate.parse(text.substring(0, 7) + "-01");
        return days(List.of(first.plusDays(14), first.minusDays(1), first.plusMonths(1)), time);
      }
      if (text.matches("\\d{4}-\\d\\d-\\d\\d.*")) {
        LocalDate day = LocalDate.parse(text.substring(0, 10));
        List<Object> near = new ArrayList<>();
        if (!time.isEmpty()) {
          near.add(text.length() > 10 ? text : text + " 00:00:00");
        }
        near.addAll(days(List.of(day, day.minusDays(1), day.plusDays(1)), time));
        return near;
      }
    } catch (DateTimeException noDate) {
      return List.of();
    }
    return List.of();
  }

  private static List<Object> days(List<LocalDate> days, String time) {
    return days.stream().map(day -> (Object) (day + time)).toList();
  }
}
