package dev.assay.workflow.testcode;

import java.util.regex.Pattern;

/** Whether an order of rows was asked for: by a question in its words, or by test code. */
public final class RequestedOrder {

  private static final Pattern IN_QUESTION =
      Pattern.compile(
          String.join(
              "|",
              "\\b(sort|sorted|ordered|order|arranged|ranked|listed)\\s+(them\\s+|it\\s+|the\\s+results?\\s+)?by\\b",
              "\\b(in|by)\\s+(the\\s+)?((an?|reverse|\\w+ly|\\w+ing|\\w+al|\\w+ical)\\s+)*(ascending|descending|increasing|decreasing|alphabetical|lexicographical|lexicographic|chronological|numerical|reverse|sorted)\\b",
              "\\b(ascending|descending|alphabetical|chronological)\\s+order\\b",
              "\\balphabetically\\b|\\bchronologically\\b",
              "\\b(oldest|youngest|highest|lowest|largest|smallest|longest|shortest|newest|latest|earliest|most|least|best|worst|biggest|greatest|cheapest|fastest|slowest|top)\\s+(\\w+\\s+)?(first|last|to\\s+(the\\s+)?(oldest|youngest|highest|lowest|largest|smallest|longest|shortest|newest|latest|earliest|most|least|best|worst|biggest|greatest|bottom))\\b"),
          Pattern.CASE_INSENSITIVE);

  private static final Pattern IN_TEST_CODE =
      Pattern.compile("\\.(sort_values|sort_index|nlargest|nsmallest)\\s*\\(");

  private RequestedOrder() {}

  /** Whether the question's words ask for an order. */
  public static boolean inQuestion(String question) {
    return IN_QUESTION.matcher(question).find();
  }

  /** Whether the test code sorts. */
  public static boolean inTestCode(String code) {
    return IN_TEST_CODE.matcher(code).find();
  }
}
