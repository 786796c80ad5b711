package dev.assay.analysis.wording;

import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What benchmarks say is to be known for a question: {@code normal level refers to TG < 200}. Words
 * count as columns only where they are the whole name of one and stand where a formula has it.
 *
 * @param text all of it; empty where nothing is to be known
 */
record Evidence(String text) {

  private static final String NAME =
      "[`'\"]?([A-Za-z]\\w*(?: [A-Za-z]\\w*)?(?: \\([^)]{0,60}+\\))?)[`'\"]?";

  private static final Pattern REFERS =
      Pattern.compile(
          "(?i)\\b(?:refers? to|means?)\\s+(?:(?:year|month|max|min|sum|avg|strftime)\\s*\\(\\s*)?"
              + NAME
              + "\\s*(?=[;,.)=<>!]|$|(?:between|like|is|contains|has|in)\\b)");

  private static final Pattern COMPARED =
      Pattern.compile(
          "(?i)(?:^|;|\\b(?:and|or|refers? to|means?|where)\\s)\\s*[`\"]?([A-Za-z]\\w*)[`\"]?\\s*"
              + "(?:[<>=!]|(?:is (?:not )?null|between|like|in\\s*\\()\\b)");

  private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");

  private static final Pattern WITH_NUMBER =
      Pattern.compile(
          "\\b([A-Za-z]\\w*+)[`\"]?\\s*+([<>])\\s*+(=?)\\s*+'?(-?\\d+(?:\\.\\d+)?)'?(?![\\w.])");

  private static final Pattern ADDED_UP =
      Pattern.compile("(?i)\\b(SUM|AVG)\\s*+\\(\\s*+[`\"]?(\\w[\\w ]*+)[`\"]?\\s*+\\)");

  private static final Pattern DISTINCT = Pattern.compile("(?i)\\bdistinct\\b");

  /** Whether anything is to be known, which may say otherwise what the question says. */
  boolean isKnown() {
    return !text.isBlank();
  }

  /** Whether it says the number itself, and so may say what stands for it. */
  boolean says(BigDecimal number) {
    return text.replace(",", "").contains(number.toPlainString());
  }

  /** The columns that it says words refer to, or how they are compared, in lower case. */
  Set<String> columns(Predicate<String> isColumn) {
    return columns(isColumn, REFERS, COMPARED, QUOTED);
  }

  /** The columns that it says how they are compared, in lower case. */
  Set<String> comparedColumns(Predicate<String> isColumn) {
    return columns(isColumn, COMPARED);
  }

  private Set<String> columns(Predicate<String> isColumn, Pattern... patterns) {
    Set<String> columns = new LinkedHashSet<>();
    Stream.of(patterns)
        .flatMap(pattern -> pattern.matcher(text).results())
        .map(found -> found.group(1).toLowerCase(Locale.ROOT))
        .filter(isColumn)
        .forEach(columns::add);
    return columns;
  }

  /** Columns compared with numbers that it names once. */
  List<Comparison> comparisons(Predicate<String> isColumn) {
    return WITH_NUMBER
        .matcher(text)
        .results()
        .filter(found -> isColumn.test(found.group(1).toLowerCase(Locale.ROOT)))
        .filter(found -> text.indexOf(found.group(4)) == text.lastIndexOf(found.group(4)))
        .map(Evidence::comparison)
        .toList();
  }

  private static Comparison comparison(MatchResult found) {
    return new Comparison(
        Set.of(found.group(1).toLowerCase(Locale.ROOT)),
        found.group(2) + found.group(3),
        new BigDecimal(found.group(4)),
        true,
        true);
  }

  /** Sums and averages of columns, as it writes them. */
  List<String> addedUp(Predicate<String> isColumn) {
    return ADDED_UP
        .matcher(text)
        .results()
        .filter(found -> isColumn.test(found.group(2).strip().toLowerCase(Locale.ROOT)))
        .map(
            found ->
                "%s(%s)".formatted(found.group(1).toUpperCase(Locale.ROOT), found.group(2).strip()))
        .toList();
  }

  boolean wantsDistinct() {
    return DISTINCT.matcher(text).find();
  }
}
