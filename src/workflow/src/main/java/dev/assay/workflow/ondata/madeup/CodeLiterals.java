package dev.assay.workflow.ondata.madeup;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The values that programs name. They are no secret of the data, and what programs do hangs on
 * them: so they stay as they are, and made-up values stand to them as the real ones did.
 *
 * @param texts in lower case, without white space around them, the longest first
 * @param numbers in their order, with 0
 * @param days in their order; of a year or month its first day, and the first one behind it
 */
record CodeLiterals(List<String> texts, TreeSet<BigDecimal> numbers, TreeSet<LocalDate> days) {

  private static final Pattern QUOTED =
      Pattern.compile("'((?:[^'\n]|''){1,200})'|\"([^\"\n]{1,200})\"");
  private static final Pattern NUMBER =
      Pattern.compile("(?<![\\w.])\\d{1,15}(?:\\.\\d{1,9})?(?![\\w.])");
  private static final Pattern DAY =
      Pattern.compile("(?<!\\d)((?:19|20)\\d\\d)(?:-(\\d\\d))?(?:-(\\d\\d))?(?!\\d)");

  /**
   * The values in some programs.
   *
   * @param today what now means to them
   */
  static CodeLiterals of(Collection<String> programs, LocalDate today) {
    TreeSet<BigDecimal> numbers = new TreeSet<>(Set.of(BigDecimal.ZERO));
    TreeSet<LocalDate> days = new TreeSet<>(Set.of(today));
    programs.forEach(
        program -> {
          NUMBER.matcher(program).results().forEach(found -> numbers.add(number(found.group())));
          DAY.matcher(program).results().forEach(found -> add(found, days));
        });
    List<String> texts =
        programs.stream()
            .flatMap(program -> QUOTED.matcher(program).results())
            .map(CodeLiterals::text)
            .filter(text -> !text.isEmpty())
            .distinct()
            .sorted((one, other) -> other.length() - one.length())
            .collect(Collectors.toList());
    return new CodeLiterals(texts, numbers, days);
  }

  private static BigDecimal number(String digits) {
    return new BigDecimal(digits).stripTrailingZeros();
  }

  private static String text(MatchResult found) {
    String quoted = found.group(1) == null ? found.group(2) : found.group(1).replace("''", "'");
    return quoted.replaceAll("^[%_]+|[%_]+$", "").strip().toLowerCase(Locale.ROOT);
  }

  private static void add(MatchResult found, TreeSet<LocalDate> days) {
    try {
      int year = Integer.parseInt(found.group(1));
      if (found.group(2) == null) {
        days.addAll(List.of(LocalDate.of(year, 1, 1), LocalDate.of(year + 1, 1, 1)));
        return;
      }
      LocalDate month = LocalDate.of(year, Integer.parseInt(found.group(2)), 1);
      if (found.group(3) == null) {
        days.addAll(List.of(month, month.plusMonths(1)));
      } else {
        days.add(month.withDayOfMonth(Integer.parseInt(found.group(3))));
      }
    } catch (DateTimeException none) {
      return; // digits that are no date say nothing of dates
    }
  }
}
