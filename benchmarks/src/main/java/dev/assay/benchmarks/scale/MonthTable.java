package dev.assay.benchmarks.scale;

import dev.assay.cli.output.TextColumns;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A month's cost by part, at rest and with questions. */
public final class MonthTable {

  private MonthTable() {}

  /**
   * Adds up, and prints a line for each part. A day's questions are simulated as they come to
   * functions that run; cold starts are what they would cost more if each question started all.
   */
  public static void print(Assumptions assumptions, MonthPrices prices, PrintWriter out) {
    Map<String, Double> rest = new LinkedHashMap<>();
    prices.rest().forEach(part -> rest.merge(part.part(), part.cost(), Double::sum));
    Map<String, Double> asked = new LinkedHashMap<>(rest);
    prices.busy().forEach(part -> asked.merge(part.part(), part.cost(), Double::sum));
    prices
        .asked()
        .forEach(part -> asked.merge(part.part(), part.cost() * prices.questions(), Double::sum));
    question(assumptions, prices.dailyQuestions())
        .forEach((part, cost) -> asked.merge(part, cost * prices.questions(), Double::sum));

    List<List<String>> lines = new ArrayList<>();
    lines.add(List.of("part", "at rest", "%,d questions a day".formatted(prices.dailyQuestions())));
    asked.forEach(
        (part, cost) -> lines.add(List.of(part, money(rest.getOrDefault(part, 0.0)), money(cost))));
    lines.add(List.of("together", money(sum(rest)), money(sum(asked))));
    TextColumns.print(out, lines);
    out.flush();
  }

  private static Map<String, Double> question(Assumptions all, int questions) {
    Assumptions assumptions = all.by(all.strategies().values().iterator().next());
    Assumptions.StepFunctions.Kind standard = assumptions.stepFunctions().standard();
    Cost day = cost(assumptions, standard, questions);
    Cost alone = cost(assumptions, standard, 1);
    Map<String, Double> parts = new LinkedHashMap<>();
    parts.put("models", day.models() / questions);
    parts.put("Lambda", day.lambda() / questions);
    parts.put("cold starts, at most", alone.lambda() - day.lambda() / questions);
    parts.put("Step Functions", day.stepFunctions() / questions);
    parts.put("S3", day.s3() / questions);
    parts.put("API Gateway", day.api() / questions);
    return parts;
  }

  private static Cost cost(
      Assumptions assumptions, Assumptions.StepFunctions.Kind standard, int questions) {
    Simulation simulation =
        new Simulation(assumptions, standard, assumptions.concurrency().getFirst());
    return Cost.of(assumptions, standard, simulation.run(questions));
  }

  private static double sum(Map<String, Double> parts) {
    return parts.values().stream().mapToDouble(Double::doubleValue).sum();
  }

  private static String money(double amount) {
    return String.format(Locale.ROOT, "%,.2f", amount);
  }
}
