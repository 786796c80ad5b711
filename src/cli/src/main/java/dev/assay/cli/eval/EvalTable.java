package dev.assay.cli.eval;

import dev.assay.cli.output.Shares;
import dev.assay.cli.output.TextColumns;
import dev.assay.evaluation.Benchmark;
import dev.assay.evaluation.EvaluationSettings;
import dev.assay.evaluation.QuestionScore;
import dev.assay.evaluation.Summary;
import dev.assay.evaluation.Summary.Scores;
import dev.assay.table.TableText;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The scores as a person reads them: accuracy by level, and what to know beside it. */
final class EvalTable {

  private static final int MOST_GOLD_FAILURES = 10;

  private EvalTable() {}

  static void print(
      PrintWriter out, EvaluationSettings settings, List<QuestionScore> scores, Shares shares) {
    Benchmark benchmark = settings.benchmark();
    Summary summary = Summary.of(benchmark, scores);
    List<List<String>> lines = new ArrayList<>();
    lines.add(head(benchmark, summary.all()));
    summary.levels().forEach((level, counts) -> lines.add(line(benchmark, level, counts, shares)));
    lines.add(line(benchmark, "all", summary.all(), shares));
    TextColumns.print(out, lines);
    out.println();
    out.println(
        "%s's score decides: %d of %d correct."
            .formatted(
                benchmark.title(), summary.all().right(benchmark), summary.all().questions()));
    if (shares == Shares.WITH_INTERVALS) {
      out.println(shares.legend());
    }
    exceptions(summary.exceptions(), settings).forEach(out::println);
    printGoldFailures(out, scores);
  }

  private static List<String> head(Benchmark benchmark, Scores all) {
    List<String> cells = new ArrayList<>(List.of(benchmark.levelName(), "questions"));
    if (isOfBenchmark(benchmark)) {
      cells.add("Spider");
    }
    cells.addAll(
        benchmark == Benchmark.SPIDER2
            ? List.of("accepted")
            : List.of("BIRD", "strict", "accepted", "soft F1"));
    if (all.efficiency() != null) {
      cells.add("R-VES");
    }
    return List.copyOf(cells);
  }

  private static List<String> line(
      Benchmark benchmark, String level, Scores scores, Shares shares) {
    List<String> cells = new ArrayList<>();
    cells.add(TableText.oneLine(level));
    cells.add(String.valueOf(scores.questions()));
    if (isOfBenchmark(benchmark)) {
      cells.add(shares.text(scores.spider(), scores.questions()));
    }
    if (benchmark == Benchmark.SPIDER2) {
      cells.add(shares.text(scores.accepted(), scores.questions()));
    } else {
      cells.add(shares.text(scores.bird(), scores.questions()));
      cells.add(shares.text(scores.strict(), scores.questions()));
      cells.add(shares.text(scores.accepted(), scores.questions()));
      cells.add(percent(scores.softF1()));
    }
    if (scores.efficiency() != null) {
      cells.add(percent(scores.efficiency()));
    }
    return List.copyOf(cells);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }

  /** Spider's rule changes the SQL, which only its own queries are made for. */
  private static boolean isOfBenchmark(Benchmark benchmark) {
    return benchmark == Benchmark.SPIDER || benchmark == Benchmark.BIRD;
  }

  private static List<String> exceptions(Summary.Exceptions counts, EvaluationSettings settings) {
    List<String> lines = new ArrayList<>();
    String seconds = settings.timeout().toMillis() / 1000.0 + " s";
    add(lines, counts.emptyMatches(), "correct only in that both results are empty");
    add(lines, counts.missing(), "without a prediction");
    add(lines, counts.refused(), "refused, not one SELECT: not executed, and wrong");
    add(lines, counts.errors(), "refused by the database: wrong");
    add(lines, counts.timeouts(), "predictions not done within " + seconds + ": wrong");
    add(lines, counts.tooLarge(), "predictions with more rows or memory than allowed: wrong");
    add(lines, counts.undecided(), "with too many columns of the same values: wrong");
    add(lines, counts.goldTimeouts(), "gold queries not done within " + seconds);
    add(lines, counts.goldFailed(), "gold queries without a result: nothing can be correct there");
    return lines;
  }

  private static void add(List<String> lines, int count, String what) {
    if (count > 0) {
      lines.add("%5d  %s".formatted(count, what));
    }
  }

  private static void printGoldFailures(PrintWriter out, List<QuestionScore> scores) {
    scores.stream()
        .filter(score -> score.goldFailure() != null)
        .limit(MOST_GOLD_FAILURES)
        .map(
            score ->
                "       question %s (%s): %s"
                    .formatted(
                        score.question().id(),
                        score.question().database(),
                        score.goldFailure().message()))
        .map(TableText::oneLine)
        .forEach(out::println);
  }
}
