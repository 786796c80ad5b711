package dev.assay.benchmarks.scale;

import dev.assay.benchmarks.scale.Assumptions.StepFunctions.Kind;
import dev.assay.benchmarks.scale.Assumptions.Strategy;
import dev.assay.cli.output.TextColumns;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The table of all simulations that the assumptions ask for. */
public final class ScaleTable {

  private static final double BUSY = 0.9;
  private static final int FEW = 1_000;
  private static final List<String> HEAD =
      List.of(
          "strategy",
          "questions",
          "children",
          "at once",
          "time",
          "longest run",
          "used up first",
          "models",
          "Lambda",
          "Step Functions",
          "S3",
          "a question",
          "over the limit");

  private ScaleTable() {}

  /** Simulates, and prints a line for each. */
  public static void print(Assumptions assumptions, PrintWriter out) {
    List<List<String>> lines = new ArrayList<>();
    lines.add(HEAD);
    Map<String, Strategy> strategies = assumptions.strategies();
    String first = strategies.keySet().iterator().next();
    strategies.forEach(
        (name, strategy) ->
            lines.addAll(lines(assumptions.by(strategy), name, name.equals(first))));
    TextColumns.print(out, lines);
    out.flush();
  }

  /**
   * Strategies but the first one are held beside it where it matters, up to a thousand questions.
   */
  private static List<List<String>> lines(Assumptions assumptions, String strategy, boolean whole) {
    Kind standard = assumptions.stepFunctions().standard();
    List<List<String>> lines = new ArrayList<>();
    for (int questions : assumptions.questions()) {
      for (int concurrency : assumptions.concurrency()) {
        boolean least = concurrency == assumptions.concurrency().getFirst();
        if (least ? whole || questions <= FEW : whole && questions > 1) {
          lines.add(line(assumptions, strategy, "Standard", standard, questions, concurrency));
          if (whole) {
            Kind express = assumptions.stepFunctions().express();
            lines.add(line(assumptions, strategy, "Express", express, questions, concurrency));
          }
        }
      }
    }
    return lines;
  }

  private static List<String> line(
      Assumptions assumptions,
      String strategy,
      String name,
      Kind kind,
      int questions,
      int concurrency) {
    Outcome outcome = new Simulation(assumptions, kind, concurrency).run(questions);
    Cost cost = Cost.of(assumptions, kind, outcome);
    return List.of(
        strategy,
        "%,d".formatted(questions),
        name,
        String.valueOf(concurrency),
        time(outcome.seconds()),
        time(outcome.longest()),
        bottleneck(outcome),
        money(cost.models()),
        money(cost.lambda()),
        money(cost.stepFunctions()),
        money(cost.s3()),
        String.format(Locale.ROOT, "%.4f", cost.total() / questions),
        outcome.late() == 0
            ? "none"
            : String.format(Locale.ROOT, "%.1f %%", 100.0 * outcome.late() / questions));
  }

  private static String bottleneck(Outcome outcome) {
    return outcome.bottleneck().share() < BUSY
        ? "nothing"
        : "%s, %.0f %%".formatted(outcome.bottleneck().name(), 100 * outcome.bottleneck().share());
  }

  private static String time(double seconds) {
    if (seconds < 120) {
      return String.format(Locale.ROOT, "%.0f s", seconds);
    }
    double hours = seconds / 3600;
    return hours < 2
        ? String.format(Locale.ROOT, "%.0f min", seconds / 60)
        : hours < 48
            ? String.format(Locale.ROOT, "%.1f h", hours)
            : String.format(Locale.ROOT, "%.1f d", hours / 24);
  }

  private static String money(double amount) {
    return String.format(
        Locale.ROOT, amount < 1 ? "%.4f" : amount < 100 ? "%.2f" : "%,.0f", amount);
  }
}
