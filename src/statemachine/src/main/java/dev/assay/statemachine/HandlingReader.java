package dev.assay.statemachine;

import dev.assay.statemachine.TemplateReader.Mentions;
import java.util.List;
import java.util.Set;

/** Reads {@code Retry} and {@code Catch}. */
final class HandlingReader {
  private static final Set<String> RETRIER_FIELDS =
      Set.of(
          "BackoffRate",
          "Comment",
          "ErrorEquals",
          "IntervalSeconds",
          "JitterStrategy",
          "MaxAttempts",
          "MaxDelaySeconds");
  private static final Set<String> CATCHER_FIELDS =
      Set.of("Assign", "Comment", "ErrorEquals", "Next", "Output");

  private HandlingReader() {}

  static ErrorHandling read(Fields state) {
    List<Fields> retriers = state.has("Retry") ? state.objects("Retry") : List.of();
    List<Fields> catchers = state.has("Catch") ? state.objects("Catch") : List.of();
    return new ErrorHandling(
        retriers.stream().map(f -> retrier(f, f == retriers.getLast())).toList(),
        catchers.stream().map(f -> catcher(f, f == catchers.getLast())).toList());
  }

  private static Retrier retrier(Fields fields, boolean last) {
    fields.allowOnly(RETRIER_FIELDS);
    int longest = IntegerRange.LONGEST_SECONDS;
    int interval = fields.integer("IntervalSeconds", 1, IntegerRange.SECONDS);
    int maxDelay = fields.integer("MaxDelaySeconds", longest, IntegerRange.SECONDS);
    if (maxDelay < interval) {
      fields.problem("MaxDelaySeconds", "must not be less than IntervalSeconds");
    }
    return new Retrier(
        errorEquals(fields, last),
        interval,
        fields.integer("MaxAttempts", 3, IntegerRange.COUNT),
        fields.numberFromOne("BackoffRate", 2.0),
        maxDelay,
        jitter(fields));
  }

  private static boolean jitter(Fields fields) {
    String strategy = fields.optionalText("JitterStrategy");
    if (strategy != null && !strategy.equals("FULL") && !strategy.equals("NONE")) {
      fields.problem("JitterStrategy", "must be FULL or NONE, not \"" + strategy + "\"");
    }
    return "FULL".equals(strategy);
  }

  private static Catcher catcher(Fields fields, boolean last) {
    fields.allowOnly(CATCHER_FIELDS);
    return new Catcher(
        errorEquals(fields, last),
        new Exit(
            fields.template("Output", Mentions.ERROR_OUTPUT),
            fields.templates("Assign", Mentions.ERROR_OUTPUT),
            fields.text("Next")));
  }

  private static List<String> errorEquals(Fields fields, boolean last) {
    List<String> names = fields.texts("ErrorEquals");
    for (String name : names) {
      if (ErrorNames.isUnknownReserved(name)) {
        fields.problem("ErrorEquals", "\"" + name + "\" is not an error of the States Language");
      }
      if (name.equals(ErrorNames.ALL) && (names.size() > 1 || !last)) {
        fields.problem("ErrorEquals", "States.ALL must be alone, and in the last entry");
      }
    }
    return List.copyOf(names);
  }
}
