package dev.assay.benchmarks;

import dev.assay.analysis.differences.DifferenceKind;
import dev.assay.analysis.differences.DifferenceSearch;
import dev.assay.analysis.differences.SearchBounds;
import dev.assay.analysis.differences.SearchResult;
import dev.assay.benchmarks.inspectors.Rewriting;
import dev.assay.benchmarks.inspectors.SpiderDatabase;
import dev.assay.benchmarks.inspectors.SpiderGold;
import dev.assay.evaluation.Question;
import dev.assay.evaluation.files.SpiderFiles;
import dev.assay.sql.Dialect;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.SqliteFile;
import dev.assay.sql.query.BoundQuery;
import dev.assay.table.RowOrder;
import dev.assay.table.TableComparison;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Searches for small databases on which predictions differ from gold: {@code benchmarks/run
 * DifferingPairs DATA}. Of those whose results differ on Spider's databases it counts the ones that
 * are told apart by at most five rows a table, and lists the others; of all gold queries, put in
 * other words (aliases, conditions turned round), none should be told apart from the original.
 */
public final class DifferingPairs {

  private static final int WARM_UP = 30;

  private final PrintStream out;
  private final SpiderGold gold;

  private DifferingPairs(PrintStream out, SpiderGold gold) {
    this.out = out;
    this.gold = gold;
  }

  /** A gold query and another one. */
  private record Pair(Question question, String other) {}

  /** Takes the benchmark's folder. */
  public static void main(String[] arguments) throws IOException {
    Path data = Path.of(arguments[0]);
    DifferingPairs measurement = new DifferingPairs(System.out, SpiderGold.read(data));
    try (Stream<Path> files = Files.list(data.resolve("predictions"))) {
      for (Path file : files.sorted().toList()) {
        measurement.predictions(file);
      }
    }
    measurement.renamed();
  }

  private void predictions(Path file) {
    for (List<Question> questions : List.of(gold.questions(), gold.modified())) {
      List<String> predictions = SpiderFiles.predictions(file, questions, _ -> {});
      List<Pair> pairs =
          questions.stream()
              .map(question -> new Pair(question, predictions.get(question.index())))
              .filter(this::differs)
              .toList();
      pairs.stream().limit(WARM_UP).forEach(this::search);
      List<Double> times = new ArrayList<>();
      Map<DifferenceKind, Integer> kinds = new EnumMap<>(DifferenceKind.class);
      int rows = 0;
      int large = 0;
      for (Pair pair : pairs) {
        long start = System.nanoTime();
        SearchResult result = search(pair);
        times.add((System.nanoTime() - start) / 1e6);
        if (result instanceof SearchResult.Found(var difference, var _)) {
          kinds.merge(difference.kind(), 1, Integer::sum);
          rows += difference.rowCount();
          large += difference.mostRows() > SearchBounds.DEFAULT.mostRows() ? 1 : 0;
        } else {
          out.printf(
              "not told apart: %s %s: %s%n    gold:      %s%n    predicted: %s%n",
              pair.question().id(),
              pair.question().database(),
              result,
              pair.question().gold(),
              pair.other());
        }
      }
      times.sort(null);
      int found = kinds.values().stream().mapToInt(Integer::intValue).sum();
      out.printf(
          "%s, %s gold: %d of %d told apart (%.1f %%), of these %d by more than 5 rows a table, %s, %.1f rows a database; ms: median %.0f, 90 %% %.0f, most %.0f%n",
          file.getFileName(),
          questions == gold.questions() ? "original" : "corrected",
          found,
          pairs.size(),
          100.0 * found / pairs.size(),
          large,
          kinds,
          (double) rows / found,
          times.get(times.size() / 2),
          times.get(times.size() * 9 / 10),
          times.getLast());
    }
  }

  private SearchResult search(Pair pair) {
    return new DifferenceSearch(gold.database(pair.question()).catalog(), SearchBounds.DEFAULT)
        .find(pair.question().gold(), pair.other());
  }

  private void renamed() {
    int all = 0;
    int apart = 0;
    long start = System.nanoTime();
    for (List<Question> questions : List.of(gold.questions(), gold.modified())) {
      for (Question question : questions) {
        Optional<String> other = rewritten(question);
        if (other.isEmpty()) {
          continue;
        }
        all++;
        SearchResult result = search(new Pair(question, other.get()));
        if (!(result instanceof SearchResult.NoneFound)) {
          apart++;
          out.printf(
              "told apart: %s %s: %s%n    gold:  %s%n    other: %s%n",
              question.id(), question.database(), result, question.gold(), other.get());
        }
      }
    }
    out.printf(
        "%d gold queries in other words, %d told apart, %.0f s%n",
        all, apart, (System.nanoTime() - start) / 1e9);
  }

  private Optional<String> rewritten(Question question) {
    SpiderDatabase database = gold.database(question);
    return BoundQuery.of(Dialect.SQLITE, question.gold(), database.definitions())
        .map(query -> new Rewriting(new Random(question.index())).withOtherAliases(query));
  }

  private boolean differs(Pair pair) {
    try (SqliteFile file =
        SqliteFile.open(gold.database(pair.question()).file(), SqlLimits.DEFAULT)) {
      return file.query(pair.question().gold()).outcome() instanceof SqlOutcome.Executed right
          && file.query(pair.other()).outcome() instanceof SqlOutcome.Executed other
          && !TableComparison.equal(
              right.result(),
              other.result(),
              right.ordered() && other.ordered() ? RowOrder.SIGNIFICANT : RowOrder.IGNORED);
    }
  }
}
