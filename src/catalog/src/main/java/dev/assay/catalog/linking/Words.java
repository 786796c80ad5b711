package dev.assay.catalog.linking;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Words of questions and of names, brought into one form so that they can be compared. */
public final class Words {

  private static final Pattern WORD =
      Pattern.compile("\\p{Lu}+(?!\\p{Ll})|\\p{Lu}?\\p{L}[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}]*|\\p{N}+");

  private static final Set<String> EMPTY =
      Set.of(
          ("a all also an and any are as at be been by can could did do does each every for from give had has"
                  + " have having how i in into is it its list many me more most much must my no not of"
                  + " on one only or our please refers return s show than that the their them there these"
                  + " they this those to us use was we were what when where which who whom whose will"
                  + " with would you your")
              .split(" "));

  private Words() {}

  /**
   * The words of a text or a name in lower case: {@code customerID_2} has {@code customer}, {@code
   * id} and {@code 2}.
   */
  public static List<String> of(String text) {
    List<String> words = new ArrayList<>();
    WORD.matcher(text).results().forEach(word -> words.add(word.group().toLowerCase(Locale.ROOT)));
    return words;
  }

  /** All words of a text, each reduced to its stem. */
  public static List<String> forms(String text) {
    return of(text).stream().map(Words::stem).toList();
  }

  /** The words that mean something by themselves, each reduced to its stem. */
  static List<String> stems(String text) {
    return of(text).stream().filter(word -> !isEmpty(word)).map(Words::stem).toList();
  }

  /** Whether the word says nothing of what a question is about. */
  static boolean isEmpty(String word) {
    return EMPTY.contains(word);
  }

  /** The word without the endings that English puts behind nouns and verbs; short ones as is. */
  static String stem(String word) {
    if (word.length() > 4 && word.endsWith("ies")) {
      return word.substring(0, word.length() - 3) + "y";
    }
    for (String ending : List.of("ing", "ed", "es", "s")) {
      int left = word.length() - ending.length();
      if (word.endsWith(ending) && left >= 3 && !word.endsWith("ss")) {
        String stem = word.substring(0, left);
        return stem.endsWith("e") || ending.equals("s") ? withoutE(stem) : stem;
      }
    }
    return withoutE(word);
  }

  /** So that "name" and "named", "place" and "placing" have one stem. */
  private static String withoutE(String word) {
    return word.length() > 3 && word.endsWith("e") ? word.substring(0, word.length() - 1) : word;
  }
}
