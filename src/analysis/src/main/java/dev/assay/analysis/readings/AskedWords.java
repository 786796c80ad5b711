package dev.assay.analysis.readings;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The words of a question. */
final class AskedWords {

  private static final Pattern OF_EACH =
      Pattern.compile("\\b(?:each|every|all|per|respective(?:ly)?|corresponding)\\b");
  private static final Pattern COUNTED =
      Pattern.compile(
          "\\b(?:how many|numbers? of|most|fewest|counts? of)\\s+(?:\\w+\\s+)?(\\w+)(?=\\W|$)");
  private static final Pattern DIRECTION =
      Pattern.compile(
          "\\b(?:from|to|into|by|(?:leav|depart|arriv|land|giv|receiv|send|incom|outgo|start|end)\\w*"
              + "|home|away|won|lost|winners?|losers?|sources?|destinations?)\\b");
  private static final Pattern DIFFERENT = Pattern.compile("\\b(?:distinct|different|unique)\\b");

  private static final Pattern THAN_ANY = Pattern.compile("\\bthan any\\b");
  private static final Pattern SAME = Pattern.compile("\\bsame\\b.*\\b(?:as|with|of|like)\\b");
  private static final Pattern LAST_DAYS =
      Pattern.compile("\\b(?:last|past|previous|latest) \\w+ (?:days|weeks)\\b");
  private static final Pattern WITH_TODAY =
      Pattern.compile("\\b(?:inclusive of|including|includes|counting) (?:today|the current day)");

  private static final Pattern NAMED = Pattern.compile("\\b(?:named|called|titled|name is)\\b");

  private final String text;

  AskedWords(String question) {
    this.text = question.toLowerCase(Locale.ROOT).replaceAll("\\s+", " ").strip();
  }

  /** Whether it asks of each of several things. */
  boolean ofEach() {
    return OF_EACH.matcher(text).find();
  }

  /** Whether it says that things are told apart. */
  boolean saysDifferent() {
    return DIFFERENT.matcher(text).find();
  }

  /** Whether it says which way something goes. */
  boolean saysDirection() {
    return DIRECTION.matcher(text).find();
  }

  /** Whether something is more or less than any of several. */
  boolean comparesWithAny() {
    return THAN_ANY.matcher(text).find();
  }

  /** Whether it asks for what is the same as something that it names. */
  boolean comparesWithTheSame() {
    return SAME.matcher(text).find();
  }

  /** Whether it asks of so many days up to today, today being one of them. */
  boolean ofLastDaysWithToday() {
    return LAST_DAYS.matcher(text).find() && WITH_TODAY.matcher(text).find();
  }

  /** Whether it says what something is called: that is all of the name. */
  boolean saysName() {
    return NAMED.matcher(text).find();
  }

  /** Whether one of the words stands there, in singular or plural. */
  boolean names(Set<String> words) {
    return Arrays.stream(text.split("\\W+")).map(AskedWords::singular).anyMatch(words::contains);
  }

  /** Whether it asks for the number of what one of the words names. */
  boolean counts(Set<String> words) {
    Matcher matcher = COUNTED.matcher(text);
    while (matcher.find()) {
      List<String> phrase = List.of(matcher.group().split("\\W+"));
      if (phrase.stream().map(AskedWords::singular).anyMatch(words::contains)) {
        return true;
      }
    }
    return false;
  }

  /** The words of a name of the database, in singular; those that only say that it is a key not. */
  static Set<String> ofName(String name) {
    return Arrays.stream(
            name.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT).split("[\\W_]+"))
        .map(AskedWords::singular)
        .filter(word -> !word.isEmpty() && !Set.of("id", "code", "key", "no", "ref").contains(word))
        .collect(Collectors.toSet());
  }

  private static String singular(String word) {
    if (word.length() > 4 && word.endsWith("ies")) {
      return word.substring(0, word.length() - 3) + "y";
    }
    return word.length() > 3 && word.matches(".*[^su]s")
        ? word.substring(0, word.length() - 1)
        : word;
  }
}
