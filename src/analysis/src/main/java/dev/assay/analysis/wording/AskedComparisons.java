package dev.assay.analysis.wording;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The numbers that a question wants more of, or less: {@code greater than 400}. Words that may mean
 * both (older, after, longer), places in a ranking, and questions with a negation are left alone.
 */
final class AskedComparisons {

  private static final String MORE =
      "more|greater|higher|larger|bigger|over|above|exceed|exceeds|exceeded|exceeding";

  private static final Pattern ASKED =
      Pattern.compile(
          "\\b(?:(%s)|less|fewer|lower|smaller|below|under)(?: than| to)?(?: or equal to)?"
                  .formatted(MORE)
              + " \\$? ?(\\d[\\d,]*(?:\\.\\d+)?)(?![\\w:/-]| (?:or|and) )");

  /** What turns a comparison round, or sets aside what it holds of. */
  private static final Pattern UNCLEAR =
      Pattern.compile(
          "\\b(?:not|no|nor|none|nobody|never|neither|cannot|without|except|exclud\\w*"
              + "|lack\\w*|fail\\w*|unless|other than|rather than|instead of|all but|yet to"
              + "|leav\\w+ out|filter\\w* out|remov\\w*|omit\\w*|ignor\\w*|skip\\w*|hid\\w*"
              + "|drop\\w*|discard\\w*|rank\\w*|positions?|places?)\\b"
              + "|n['’]t\\b");

  private AskedComparisons() {}

  /** A number, and whether more is wanted. */
  record Asked(boolean more, BigDecimal number, String words) {}

  static List<Asked> of(String question) {
    String text = question.toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    if (isUnclear(question)) {
      return List.of();
    }
    return ASKED.matcher(text).results().flatMap(found -> asked(found).stream()).toList();
  }

  /** Whether the question may want what a comparison does not hold of. */
  static boolean isUnclear(String question) {
    return UNCLEAR.matcher(question.toLowerCase(Locale.ROOT)).find();
  }

  private static Optional<Asked> asked(MatchResult found) {
    return WrittenNumbers.read(found.group(2).replaceFirst(",$", ""))
        .map(number -> new Asked(found.group(1) != null, number, found.group()));
  }
}
