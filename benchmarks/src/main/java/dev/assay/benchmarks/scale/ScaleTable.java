package dev.assay.benchmarks.scale;

import dev.assay.benchmarks.scale.Assumptions.StepFunctions.Kind;
import dev.assay.cli.output.TextColumns;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The table of all simulations that the assumptions ask for. */
public final class ScaleTable {

  private static final double BUSY = 0.9;
  private static final List<String> HEAD =
      List.of(
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
    Map<String, Kind> kinds = new LinkedHashMap<>();
    kinds.put("Standard", assumptions.stepFunctions().standard());
    kinds.put("Express", assumptions.stepFunctions().express());
    List<List<String>> lines = new ArrayList<>();
    lines.add(HEAD);
    for (int questions : assumptions.questions()) {
      for (int concurrency : assumptions.concurrency()) {
        if (questions > 1 || concurrency == assumptions.concurrency().getFirst()) {
          kinds.forEach(
              (name, kind) -> lines.add(line(assumptions, name, kind, questions, concurrency)));
        }
      }
    }
    TextColumns.print(out, lines);
    out.flush();
  }

  private static List<String> line(
      Assumptions assumptions, String name, Kind kind, int questions, int concurrency) {
    Outcome outcome = new Simulation(assumptions, kind, concurrency).run(questions);
    Cost cost = Cost.of(assumptions, kind, outcome);
    return List.of(
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
