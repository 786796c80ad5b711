package dev.assay.pandas.api.window;

import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.value.CountedText;
import java.util.ArrayList;
import java.util.List;

/**
 * How windows are shown: what they are, and the arguments that were given.
 *
 * @param type the name of their class in pandas
 */
record WindowText(String type, String arguments) {

  private static final String METHOD = "method=single";

  static WindowText rolling(Args args, boolean grouped) {
    List<String> parts = new ArrayList<>();
    add(parts, args, "window");
    if (args.optional("min_periods") == null && !isWhole(args)) {
      parts.add("min_periods=1");
    }
    for (String name : List.of("min_periods", "center")) {
      add(parts, args, name);
    }
    parts.add("axis=0");
    for (String name : List.of("on", "closed")) {
      add(parts, args, name);
    }
    parts.add(METHOD);
    return of("Rolling", grouped, parts);
  }

  private static boolean isWhole(Args args) {
    return Scalars.plain(args.get("window")) instanceof Long;
  }

  static WindowText expanding(Args args, boolean grouped) {
    List<String> parts = new ArrayList<>();
    add(parts, args, "min_periods");
    parts.addAll(List.of("axis=0", METHOD));
    return of("Expanding", grouped, parts);
  }

  static WindowText weighted(Args args, boolean grouped) {
    List<String> parts = new ArrayList<>();
    for (String name : List.of("com", "span", "halflife", "alpha")) {
      add(parts, args, name);
    }
    parts.add("min_periods=" + Math.max(1, args.integer("min_periods")));
    for (String name : List.of("adjust", "ignore_na")) {
      add(parts, args, name);
    }
    parts.addAll(List.of("axis=0", METHOD));
    return of("ExponentialMovingWindow", grouped, parts);
  }

  private static void add(List<String> parts, Args args, String name) {
    if (args.optional(name) != null) {
      parts.add(name + "=" + args.context().str(args.get(name)));
    }
  }

  private static WindowText of(String type, boolean grouped, List<String> parts) {
    return new WindowText(type + (grouped ? "Groupby" : ""), CountedText.join(",", parts));
  }

  @Override
  public String toString() {
    return type + " [" + arguments + "]";
  }
}
