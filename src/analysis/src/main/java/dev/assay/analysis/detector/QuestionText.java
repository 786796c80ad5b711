package dev.assay.analysis.detector;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the words of a question say of the answer; nothing where there is no question. */
final class QuestionText {

  private static final Pattern ALL_OF =
      Pattern.compile(
          "\\b(find|list|show|give|return|display|name|get|what are|which are)\\b(?: me)?"
              + "(?: the [\\w ,]*?)?(?: of)? all (?:the )?(?!of\\b)\\w+");
  private static final Pattern TIES = Pattern.compile("\\b(?:ties?|tied)\\b");
  private static final Pattern WHICH_HAVE =
      Pattern.compile("\\b(?:which|what)\\b (?:\\w+ )?(\\w+) (?:have|are|were|had|do|did)\\b");
  private static final Pattern OF_THOSE =
      Pattern.compile(
          "\\b(?:of|for|list|show|find|give|return) (?:the )?(?:\\w+ )?(\\w+)"
              + " (?:with|that|which|who|having|whose|where)\\b(?: (\\w+))?");
  private static final Pattern RATIO =
      Pattern.compile(
          "\\b(averages?|mean|percent(?:age)?s?|ratios?|rates?|shares?|proportions?|fractions?|"
              + "how many times|per|divided|difference in percent)\\b|%");
  private static final Set<String> SINGULAR =
      Set.of("has", "is", "was", "does", "holds", "makes", "gets", "owns", "lives", "contains");
  private static final Set<String> IRREGULAR =
      Set.of("people", "men", "women", "children", "countries", "cities");

  private final String text;

  QuestionText(String text) {
    this.text = text.toLowerCase(Locale.ROOT).replaceAll("\\s+", " ").strip();
  }

  /** Whether there is a question at all. */
  boolean isKnown() {
    return !text.isEmpty();
  }

  /** Whether it asks for everything that comes first, where several things may. */
  boolean asksForAllThatAreFirst() {
    return ALL_OF.matcher(text).find()
        || TIES.matcher(text).find()
        || anyPlural(WHICH_HAVE)
        || anyPlural(OF_THOSE);
  }

  /**
   * Whether it asks for an average, a share or a ratio; nobody knows where there is no question.
   */
  boolean mayAskForRatio() {
    return !isKnown() || RATIO.matcher(text).find();
  }

  /** Whether the text stands in it, which is how it names one thing. */
  boolean names(String name) {
    return name.length() > 2 && text.contains(name.toLowerCase(Locale.ROOT));
  }

  /** Whether it names both values side by side: {@code from Paris or London}. */
  boolean pairs(String one, String other) {
    return one.length() > 1
        && other.length() > 1
        && Pattern.compile(
                "\\b%s\\W+(?:or|and)\\W+%s\\b"
                    .formatted(
                        Pattern.quote(one.toLowerCase(Locale.ROOT)),
                        Pattern.quote(other.toLowerCase(Locale.ROOT))))
            .matcher(text)
            .find();
  }

  /** Whether the number stands in it. */
  boolean says(String number) {
    return Pattern.compile("(?<!\\w)" + Pattern.quote(number) + "(?!\\w)").matcher(text).find();
  }

  /** Whether it asks how many rows of the table there are: {@code how many of these molecules}. */
  boolean asksHowMany(String table) {
    String noun = Pattern.quote(table.toLowerCase(Locale.ROOT).replaceFirst("s$", "")) + "(?:e?s)?";
    return Pattern.compile(
            "\\bhow many (?:of the )?(?:[\\w-]+ ){0,3}?%1$s\\b|\\b%1$s\\b.*\\bhow many (?:of (?:them|these|those) )?(?:is|are|were|have|has|do|did)\\b"
                .formatted(noun))
        .matcher(text)
        .find();
  }

  private boolean anyPlural(Pattern pattern) {
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      boolean singular =
          matcher.groupCount() > 1 && SINGULAR.contains(String.valueOf(matcher.group(2)));
      if (isPlural(matcher.group(1)) && !singular) {
        return true;
      }
    }
    return false;
  }

  private static boolean isPlural(String noun) {
    return IRREGULAR.contains(noun) || (noun.length() > 3 && noun.matches(".*[^siu]s"));
  }
}
