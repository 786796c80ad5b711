package dev.assay.analysis.wording;

import dev.assay.catalog.values.EditDistance;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The names that a question gives things by: {@code TR001}, {@code "Ice Age"}, {@code Australian
 * Grand Prix}. A name of which the query has no word is not looked for; what a code, a number or a
 * word of the catalog may stand for is left alone.
 *
 * @param question as it is asked
 * @param known words of the catalog, in lower case
 */
record AskedNames(String question, Set<String> known) {

  private static final Pattern IDENTIFIER = Pattern.compile("\\b[A-Z]{2,}\\d+(?:_\\d+)*\\b");

  private static final Pattern DIGITS = Pattern.compile("\\d+");

  private static final Pattern QUOTED = Pattern.compile("[\"“]([^\"“”]{3,80})[\"”]");

  /** Not where a sentence or a quoted text begins. */
  private static final Pattern NAMED =
      Pattern.compile(
          "(?<=[a-z0-9,;)] )[A-Z][a-z]{3,}(?:[ '-](?:of (?:the )?|the )?[A-Z][a-z]+)*+(?!\\w)"
              + "(?!(?:'s)? (?:pages?|links?|urls?|websites?|sites?)\\b)");

  /** What no query writes as a text, or writes otherwise. */
  private static final Pattern OTHERWISE =
      Pattern.compile(
          "(?i)(?:jan|febr)uary|march|april|june|july|august|(?:sept|nov|dec)ember|october|sept"
              + "|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|american?s?|british|dutch|danish"
              + "|welsh|filipino|england|english|wales|denmark|(?:the )?netherlands|holland"
              + "|philippines|united (?:states|kingdom)|fahrenheit|celsius|kelvin|dollars?|euros?"
              + "|pounds?|averages?|maximum|minimum|totals?|numbers?|counts?|earth|christmas|internet"
              + "|please|list|show|give|find|what|which|true|false|null|none|yes");

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\d]{3,}");

  private static final Pattern LETTERS = Pattern.compile("\\p{L}{5,}");

  private static final Pattern CODE = Pattern.compile("[A-Za-z\\d]{2,3}|(?s:.*\\b[A-Z]{2,5}\\b.*)");

  /** Those that the query does not write. */
  List<String> unused(QueryWords query) {
    return query.comparesWithOther(question)
        ? identifiers(query).toList()
        : Stream.concat(identifiers(query), Stream.concat(quoted(query), named(query)))
            .distinct()
            .toList();
  }

  private Stream<String> identifiers(QueryWords query) {
    return IDENTIFIER
        .matcher(question)
        .results()
        .map(MatchResult::group)
        .filter(name -> !query.writes(name) && !isKnown(name))
        .filter(name -> DIGITS.matcher(name).results().noneMatch(each -> isWritten(each, query)));
  }

  /** Its letters may be a column's, as in {@code dept = 'CS' AND number = 101}. */
  private static boolean isWritten(MatchResult digits, QueryWords query) {
    return query.holdsDigits(new BigInteger(digits.group()));
  }

  private Stream<String> quoted(QueryWords query) {
    return QUOTED
        .matcher(question)
        .results()
        .map(found -> found.group(1))
        .filter(text -> isAbsent(text, query));
  }

  private Stream<String> named(QueryWords query) {
    return NAMED
        .matcher(question)
        .results()
        .map(MatchResult::group)
        .filter(name -> !OTHERWISE.matcher(name).matches())
        .filter(name -> !query.texts().isEmpty() && isAbsent(name, query));
  }

  /** Whether no word of it is written, and nothing that may be short for it. */
  private boolean isAbsent(String name, QueryWords query) {
    List<String> words = words(name);
    return !words.isEmpty()
        && words.stream().noneMatch(word -> query.writes(start(word, 5)) || isKnown(word))
        && query.texts().stream().noneMatch(text -> mayBeShortFor(words, text));
  }

  private static List<String> words(String name) {
    return WORD.matcher(name).results().map(MatchResult::group).toList();
  }

  /** A code may stand for anything, a word that begins alike for the same: French, France. */
  private static boolean mayBeShortFor(List<String> words, String text) {
    return CODE.matcher(text).matches()
        || words.stream()
            .anyMatch(
                word ->
                    text.length() == 1
                        ? start(word, 1).equalsIgnoreCase(text)
                        : Stream.of(text.split("[^\\p{L}]+"))
                            .anyMatch(each -> start(each, 2).equalsIgnoreCase(start(word, 2))));
  }

  private boolean isKnown(String word) {
    String begin = start(word, 4).toLowerCase(Locale.ROOT);
    return known.stream().anyMatch(each -> each.startsWith(begin));
  }

  private static String start(String word, int letters) {
    return word.substring(0, Math.min(letters, word.length()));
  }

  /** Words of the query's texts that are one letter away from a name of the question. */
  List<Misspelt> misspelt(QueryWords query) {
    String lower = question.toLowerCase(Locale.ROOT);
    List<String> names =
        LETTERS
            .matcher(question)
            .results()
            .map(MatchResult::group)
            .filter(word -> Character.isUpperCase(word.charAt(0)) && !query.writes(word))
            .distinct()
            .toList();
    return query.texts().stream()
        .filter(text -> LETTERS.matcher(text).matches())
        .filter(text -> !lower.contains(text.toLowerCase(Locale.ROOT)))
        .flatMap(
            text ->
                names.stream()
                    .filter(name -> Misspelt.isOneLetterAway(name, text))
                    .map(name -> new Misspelt(name, text)))
        .toList();
  }

  /**
   * A name that is written with another letter.
   *
   * @param name as the question has it
   * @param text as the query has it
   */
  record Misspelt(String name, String text) {

    /**
     * One letter more, less or other, before the last two, which also tell a people or a plural.
     */
    static boolean isOneLetterAway(String name, String text) {
      int[] one = name.toLowerCase(Locale.ROOT).codePoints().toArray();
      int[] other = text.toLowerCase(Locale.ROOT).codePoints().toArray();
      int same = Math.max(0, Arrays.mismatch(one, other));
      return new EditDistance(one).to(other, other.length, 1) == 1
          && same < Math.min(one.length, other.length) - 2;
    }
  }
}
