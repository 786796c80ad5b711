package dev.assay.catalog.linking;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parts of a question that can be values of a database, found without a model: what stands in
 * quotes, words with capitals in a row, and every run of up to three words between empty ones.
 */
public final class KeywordPhrases {

  private static final Pattern QUOTED =
      Pattern.compile("[\"“„]([^\"“”„]{1,100})[\"”“]|(?<!\\w)['‘]([^'‘’]{1,100})['’](?!\\w)");
  private static final Pattern TOKEN = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}'’&./-]*");
  private static final int LONGEST_RUN = 3;
  private static final int LONGEST_NAME = 6;

  private KeywordPhrases() {}

  /** At most so many phrases of the text, the likeliest to be values first, none twice. */
  public static List<String> in(String text, int most) {
    Set<String> phrases = new LinkedHashSet<>();
    Matcher quoted = QUOTED.matcher(text);
    while (quoted.find()) {
      String inside = quoted.group(1) == null ? quoted.group(2) : quoted.group(1);
      phrases.add(inside.strip());
    }
    List<List<String>> runs = runs(text);
    runs.forEach(run -> addNames(run, phrases));
    for (int length = LONGEST_RUN; length >= 1; length--) {
      for (List<String> run : runs) {
        addRuns(run, length, phrases);
      }
    }
    return phrases.stream().filter(phrase -> phrase.length() > 1).limit(most).toList();
  }

  /** The words between empty ones and marks such as commas, in their order. */
  private static List<List<String>> runs(String text) {
    List<List<String>> runs = new ArrayList<>();
    List<String> run = new ArrayList<>();
    int end = 0;
    Matcher token = TOKEN.matcher(text);
    while (token.find()) {
      if (!text.substring(end, token.start()).isBlank() && !run.isEmpty()) {
        runs.add(run);
        run = new ArrayList<>();
      }
      end = token.end();
      String word = token.group().replaceAll("['’./-]+$", "");
      if (isEmpty(word)) {
        runs.add(run);
        run = new ArrayList<>();
      } else {
        run.add(word);
      }
    }
    runs.add(run);
    runs.removeIf(List::isEmpty);
    return runs;
  }

  /** "The" at the beginning of a title is as empty as "the"; "US" and "IT" mean something. */
  private static boolean isEmpty(String word) {
    boolean shout = word.length() > 1 && word.equals(word.toUpperCase(java.util.Locale.ROOT));
    return !shout && Words.isEmpty(word.toLowerCase(java.util.Locale.ROOT));
  }

  private static void addNames(List<String> run, Set<String> phrases) {
    int start = 0;
    while (start < run.size()) {
      int end = start;
      while (end < run.size() && isName(run.get(end))) {
        end++;
      }
      if (end - start > 1 && end - start <= LONGEST_NAME) {
        phrases.add(String.join(" ", run.subList(start, end)));
      }
      start = Math.max(end, start + 1);
    }
  }

  private static boolean isName(String word) {
    return Character.isUpperCase(word.codePointAt(0)) || Character.isDigit(word.codePointAt(0));
  }

  private static void addRuns(List<String> run, int length, Set<String> phrases) {
    for (int start = 0; start + length <= run.size(); start++) {
      phrases.add(String.join(" ", run.subList(start, start + length)));
    }
  }
}
