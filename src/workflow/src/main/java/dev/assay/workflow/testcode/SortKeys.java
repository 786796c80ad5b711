package dev.assay.workflow.testcode;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What test code sorts its rows by, as far as its text tells. */
public final class SortKeys {

  private static final String NAME = "'[^'\n]{1,200}'|\"[^\"\n]{1,200}\"";

  private static final Pattern SORT =
      Pattern.compile(
          "\\.sort_values\\(\\s{0,50}(?:by\\s{0,9}=\\s{0,9})?"
              + "((?:%1$s)|\\[(?:\\s|,|%1$s){1,500}\\])\\s{0,50}[,)]".formatted(NAME));

  private static final Pattern QUOTED = Pattern.compile(NAME);

  private SortKeys() {}

  /**
   * The names of the columns by which the last call of {@code sort_values} sorts, the first key
   * first; none where there is no such call, or it computes them.
   */
  public static List<String> of(String testCode) {
    int last = testCode.lastIndexOf(".sort_values(");
    if (last < 0) {
      return List.of();
    }
    Matcher call = SORT.matcher(testCode.substring(last));
    if (!call.lookingAt()) {
      return List.of();
    }
    return QUOTED
        .matcher(call.group(1))
        .results()
        .map(MatchResult::group)
        .map(quoted -> quoted.substring(1, quoted.length() - 1))
        .toList();
  }
}
