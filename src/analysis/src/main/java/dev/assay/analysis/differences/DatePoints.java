package dev.assay.analysis.differences;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Days on which conditions that count days turn: a span before and after a day, such as today where
 * the condition asks for it, and the days next to these. Any dialect's way of writing a span is
 * read by its number and its unit.
 */
final class DatePoints {

  private static final Pattern NOW =
      Pattern.compile(
          "\\b(CURRENT_DATE|CURRENT_TIMESTAMP|LOCALTIMESTAMP|SYSDATE|SYSTIMESTAMP|(NOW|GETDATE|CURDATE|TODAY|SYSDATETIME)\\s*\\()|'(now|today)'",
          Pattern.CASE_INSENSITIVE);

  private static final String UNIT = "(YEAR|QUARTER|MONTH|WEEK|DAY)S?\\b";

  /** {@code INTERVAL '7 days'}, {@code INTERVAL 7 DAY}, {@code '-7 days'}. */
  private static final Pattern NUMBER_FIRST =
      Pattern.compile("(\\d{1,4})'?\\s*" + UNIT, Pattern.CASE_INSENSITIVE);

  /** {@code DATEADD(DAY, -7, …)}. */
  private static final Pattern UNIT_FIRST =
      Pattern.compile(UNIT + "'?\\s*,\\s*-?\\s*(\\d{1,4})\\b", Pattern.CASE_INSENSITIVE);

  /** {@code CURRENT_DATE - 7}, a difference of days that is held against 7, and the like. */
  private static final Pattern BARE =
      Pattern.compile("(?:CURRENT_DATE\\s*[-+]|[<>=])\\s*(\\d{1,4})\\b", Pattern.CASE_INSENSITIVE);

  /** {@code DATE_TRUNC('month', …)}, {@code 'start of month'}. */
  private static final Pattern BEGINNING =
      Pattern.compile(
          "(?:TRUNC\\w*\\s*\\([^()]*|START OF )(YEAR|QUARTER|MONTH|WEEK)",
          Pattern.CASE_INSENSITIVE);

  /** Where a condition speaks of no day of its own. */
  private static final LocalDate ANY = LocalDate.of(2020, 1, 15);

  private static final int MOST = 24;

  private DatePoints() {}

  private record Span(int count, ChronoUnit unit) {
    LocalDate before(LocalDate day) {
      return day.minus(count, unit);
    }

    LocalDate after(LocalDate day) {
      return day.plus(count, unit);
    }
  }

  /**
   * The days of a condition.
   *
   * @param today what the condition's "now" means
   * @return none where the condition counts no days and asks for no moment
   */
  static List<LocalDate> of(String condition, LocalDate today) {
    boolean ofNow = NOW.matcher(condition).find();
    List<Span> spans = spans(condition, ofNow);
    if (!ofNow && spans.isEmpty()) {
      return List.of();
    }
    Set<LocalDate> anchors = new LinkedHashSet<>();
    LocalDate day = ofNow ? today : ANY;
    anchors.add(day);
    BEGINNING
        .matcher(condition)
        .results()
        .forEach(found -> anchors.add(beginning(unit(found.group(1)), day)));
    Set<LocalDate> points = new LinkedHashSet<>();
    for (LocalDate anchor : anchors) {
      around(anchor).forEach(points::add);
      for (Span span : spans) {
        around(span.before(anchor)).forEach(points::add);
        if (!ofNow) {
          around(span.after(anchor)).forEach(points::add);
        }
      }
    }
    return points.stream().limit(MOST).toList();
  }

  private static Stream<LocalDate> around(LocalDate day) {
    return Stream.of(day, day.minusDays(1), day.plusDays(1));
  }

  private static List<Span> spans(String condition, boolean ofNow) {
    Stream<Span> written =
        Stream.concat(
            NUMBER_FIRST.matcher(condition).results().map(found -> span(found, 1, 2)),
            UNIT_FIRST.matcher(condition).results().map(found -> span(found, 2, 1)));
    Stream<Span> bare =
        ofNow
            ? BARE.matcher(condition)
                .results()
                .map(found -> new Span(Integer.parseInt(found.group(1)), ChronoUnit.DAYS))
            : Stream.empty();
    return Stream.concat(written, bare).distinct().toList();
  }

  private static Span span(MatchResult found, int number, int unit) {
    int count = Integer.parseInt(found.group(number));
    boolean quarters = found.group(unit).toUpperCase(Locale.ROOT).startsWith("QUARTER");
    return new Span(quarters ? 3 * count : count, unit(found.group(unit)));
  }

  private static ChronoUnit unit(String name) {
    return switch (name.toUpperCase(Locale.ROOT)) {
      case "YEAR" -> ChronoUnit.YEARS;
      case "WEEK" -> ChronoUnit.WEEKS;
      case "DAY" -> ChronoUnit.DAYS;
      default -> ChronoUnit.MONTHS;
    };
  }

  private static LocalDate beginning(ChronoUnit unit, LocalDate day) {
    return switch (unit) {
      case YEARS -> day.withDayOfYear(1);
      case WEEKS -> day.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
      default -> day.withDayOfMonth(1);
    };
  }
}
