package dev.assay.catalog.ddl;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Tells statements that were meant to be about a table from those that are about other things. */
final class Misspelling {

  private static final int MOST_EDITS = 2;
  private static final LevenshteinDistance EDITS = new LevenshteinDistance(MOST_EDITS);

  private static final Pattern WORD = Pattern.compile("[^A-Za-z]+");
  private static final int MOST_WORDS = 6;

  private static final List<String> VERBS = List.of("create", "alter");

  /** What may stand between CREATE and TABLE. */
  private static final Set<String> BETWEEN =
      Set.of(
          "global",
          "local",
          "temp",
          "temporary",
          "unlogged",
          "foreign",
          "virtual",
          "external",
          "or",
          "replace");

  private Misspelling() {}

  /** Whether it begins as CREATE TABLE or ALTER TABLE does but for some letters. */
  static boolean ofTable(String statement) {
    List<String> words =
        WORD.splitAsStream(statement.strip().toLowerCase(Locale.ROOT)).limit(MOST_WORDS).toList();
    if (words.isEmpty() || VERBS.stream().noneMatch(verb -> isNear(words.getFirst(), verb))) {
      return false;
    }
    String noun =
        words.stream().skip(1).filter(word -> !BETWEEN.contains(word)).findFirst().orElse("");
    boolean exact = VERBS.contains(words.getFirst()) && noun.equals("table");
    return !exact && isNear(noun, "table");
  }

  private static boolean isNear(String word, String meant) {
    return EDITS.apply(word, meant) >= 0;
  }
}
