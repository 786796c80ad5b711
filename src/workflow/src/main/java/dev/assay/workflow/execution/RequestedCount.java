package dev.assay.workflow.execution;

import java.util.Locale;
import java.util.regex.Pattern;

/** Whether a question asks for a number of rows, or for what rows add up to, in English. */
final class RequestedCount {

  /** What is called first or last without being one of several: names, and stretches of time. */
  private static final String NO_RANK =
      "(names?|initials?|(\\w+ )?(days?|weeks?|months?|quarters?|years?|hours?|minutes?))\\b";

  private static final Pattern COUNT =
      Pattern.compile(
          "\\b(how many|how much|number of|count|total|sum|average|mean|median|percent(age)?|ratio"
              + "|proportion|share of|(top|bottom|best|worst|(first|last)(?! "
              + NO_RANK
              + ")) \\w+|distribution)\\b");

  private RequestedCount() {}

  static boolean inQuestion(String question) {
    return COUNT.matcher(question.toLowerCase(Locale.ROOT)).find();
  }
}
