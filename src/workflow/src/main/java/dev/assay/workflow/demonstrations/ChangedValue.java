package dev.assay.workflow.demonstrations;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The one value by which a question differs from another one that reads the same: what it was, and
 * what it is now. Both are empty where the questions are the same.
 */
public record ChangedValue(String was, String now) {

  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,15}(\\.\\d{1,6})?");
  private static final Pattern WHOLE = Pattern.compile("-?\\d{1,15}");
  private static final Pattern AROUND =
      Pattern.compile("^[\\s\"'“”‘’(\\[$€£]+|[\\s\"'“”‘’)\\].,;:?!%$€£]+$");
  private static final Pattern UNSAFE = Pattern.compile("[\"'`\\\\\\p{Cntrl}%_{}]");
  private static final int LONGEST = 80;
  private static final int MOST_WORDS = 6;

  /** Numbers of so few digits stand in code for other things, too. */
  private static final int FEW_DIGITS = 2;

  private static final Pattern PYTHON =
      Pattern.compile("(#[^\\n]*)|('(?:[^'\\\\\\n]|\\\\.)*+'|\"(?:[^\"\\\\\\n]|\\\\.)*+\")");
  private static final Pattern SQL =
      Pattern.compile("(--[^\\n]*|/\\*.*?\\*/)|('(?:[^']|'')*+'|\"[^\"]*\")", Pattern.DOTALL);

  /**
   * The value in which the later question differs; empty where they differ in more, or in words.
   */
  public static Optional<ChangedValue> between(String before, String later) {
    List<String> old = words(before);
    List<String> asked = words(later);
    int first = 0;
    int shorter = Math.min(old.size(), asked.size());
    while (first < shorter && old.get(first).equalsIgnoreCase(asked.get(first))) {
      first++;
    }
    int last = 0;
    while (last < shorter - first
        && old.get(old.size() - 1 - last).equalsIgnoreCase(asked.get(asked.size() - 1 - last))) {
      last++;
    }
    List<String> was = old.subList(first, old.size() - last);
    List<String> now = asked.subList(first, asked.size() - last);
    if (was.isEmpty() && now.isEmpty()) {
      return Optional.of(new ChangedValue("", ""));
    }
    boolean alike = areNumbers(was, now) || areNames(was, now);
    return alike && occursOnce(old, was)
        ? Optional.of(new ChangedValue(String.join(" ", was), String.join(" ", now)))
        : Optional.empty();
  }

  private static List<String> words(String question) {
    return Stream.of(question.strip().split("\\s+"))
        .map(word -> AROUND.matcher(word).replaceAll(""))
        .filter(word -> !word.isEmpty())
        .toList();
  }

  private static boolean areNumbers(List<String> was, List<String> now) {
    return Stream.of(was, now)
        .allMatch(each -> each.size() == 1 && NUMBER.matcher(each.getFirst()).matches());
  }

  /** Names are written like names; of other words there are as many. */
  private static boolean areNames(List<String> was, List<String> now) {
    boolean capital = was.stream().allMatch(ChangedValue::isCapital);
    return Stream.of(was, now)
            .allMatch(
                each ->
                    !each.isEmpty()
                        && each.size() <= MOST_WORDS
                        && String.join(" ", each).length() <= LONGEST
                        && each.stream().noneMatch(word -> UNSAFE.matcher(word).find())
                        && each.stream().noneMatch(word -> NUMBER.matcher(word).matches())
                        && each.stream().allMatch(word -> isCapital(word) == capital))
        && (capital || was.size() == now.size());
  }

  private static boolean isCapital(String word) {
    return Character.isUpperCase(word.codePointAt(0));
  }

  private static boolean occursOnce(List<String> words, List<String> part) {
    int found = 0;
    for (int at = 0; at + part.size() <= words.size(); at++) {
      if (String.join(" ", words.subList(at, at + part.size()))
          .equalsIgnoreCase(String.join(" ", part))) {
        found++;
      }
    }
    return found == 1;
  }

  /** Whether the questions are the same. */
  public boolean isNone() {
    return was.isEmpty();
  }

  /** Whether it is a number, in both questions. */
  public boolean isNumber() {
    return NUMBER.matcher(was).matches();
  }

  /**
   * The value as the database spells it, by the values that were found for the question; empty
   * where some were found and this is none of them, or where it could be a name of a table or a
   * column.
   */
  public Optional<ChangedValue> spelled(Collection<String> found, Collection<String> names) {
    if (isNone() || isNumber()) {
      return Optional.of(this);
    }
    if (names.stream().anyMatch(name -> name.equalsIgnoreCase(was) || name.equalsIgnoreCase(now))) {
      return Optional.empty();
    }
    if (found.isEmpty() || found.contains(now)) {
      return Optional.of(this);
    }
    return found.stream()
        .filter(value -> value.equalsIgnoreCase(now) && !UNSAFE.matcher(value).find())
        .findFirst()
        .map(value -> new ChangedValue(was, value));
  }

  /** The test code with the value; empty where it does not surely stand there. */
  public Optional<String> inTestCode(String code) {
    return in(code, PYTHON);
  }

  /** The SQL with the value; empty where it does not surely stand there. */
  public Optional<String> inSql(String sql) {
    return in(sql, SQL);
  }

  /** Comments go along, and count for nothing. */
  private Optional<String> in(String code, Pattern parts) {
    if (isNone()) {
      return Optional.of(code);
    }
    List<String> counted = new ArrayList<>();
    StringBuilder changed = new StringBuilder();
    Matcher part = parts.matcher(code);
    int from = 0;
    while (part.find()) {
      changed.append(outside(code.substring(from, part.start()), counted));
      List<String> own = part.group(1) == null ? counted : new ArrayList<>();
      changed.append(replaced(part.group(), own));
      from = part.end();
    }
    changed.append(outside(code.substring(from), counted));
    boolean unsure =
        counted.isEmpty()
            || word(now).matcher(code).find()
            || isNumber()
                && (was.length() <= FEW_DIGITS && counted.size() > 1
                    || hasNeighbour(code)
                    || isComputedWith(parts.matcher(code).replaceAll("''")));
    return unsure ? Optional.empty() : Optional.of(changed.toString());
  }

  /** The end of a range would stay where its start moves. */
  private boolean hasNeighbour(String code) {
    return WHOLE.matcher(was).matches()
        && Stream.of(-1, 1)
            .map(step -> String.valueOf(Long.parseLong(was) + step))
            .anyMatch(neighbour -> word(neighbour).matcher(code).find());
  }

  /** What is added to or multiplied by is seldom what the question asks for. */
  private boolean isComputedWith(String code) {
    String number = Pattern.quote(was);
    return Pattern.compile(
            "[-+*/%]\\s*" + number + "(?![\\w.])|(?<![\\w.])" + number + "\\s*[-+*/%]")
        .matcher(code)
        .find();
  }

  /** Outside of text, only numbers are values. */
  private String outside(String code, List<String> counted) {
    return isNumber() ? replaced(code, counted) : code;
  }

  private String replaced(String text, List<String> counted) {
    return word(was)
        .matcher(text)
        .replaceAll(
            found -> {
              counted.add(found.group());
              return Matcher.quoteReplacement(now);
            });
  }

  /** A text of the test data: both values change places, so that they stay apart. */
  String inText(String text) {
    Pattern both = Pattern.compile(word(was).pattern() + "|" + word(now).pattern());
    return both.matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(found.group().equals(was) ? now : was));
  }

  private static Pattern word(String text) {
    return Pattern.compile(
        "(?<![\\p{L}\\p{N}_.])" + Pattern.quote(text) + "(?![\\p{L}\\p{N}_]|\\.\\d)");
  }
}
