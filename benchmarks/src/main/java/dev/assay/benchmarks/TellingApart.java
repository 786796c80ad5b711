package dev.assay.benchmarks;

import dev.assay.analysis.databases.DatabaseMaker;
import dev.assay.analysis.databases.FuzzedValues;
import dev.assay.analysis.databases.Fuzzing;
import dev.assay.analysis.databases.RandomSelection;
import dev.assay.analysis.databases.TestSuite;
import dev.assay.benchmarks.inspectors.SpiderDatabase;
import dev.assay.benchmarks.inspectors.SpiderGold;
import dev.assay.evaluation.Question;
import dev.assay.evaluation.files.SpiderFiles;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.SqliteFile;
import dev.assay.table.RowOrder;
import dev.assay.table.Table;
import dev.assay.table.TableComparison;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Takes the predictions whose results differ from gold's on Spider's databases, and counts those
 * that at most ten made-up databases of five rows a table tell from gold: {@code benchmarks/run
 * TellingApart DATA PREDICTIONS [SEED]}. By fuzzing alone, by random selection alone, and by both
 * in turn. The time is that of making a database, loading it and executing both queries on it.
 */
public final class TellingApart {

  private static final long SEED = 2026;
  private static final int WARM_UP = 20;

  private TellingApart() {}

  /** A prediction that is not gold. */
  private record Pair(Question question, String prediction) {}

  /** Takes the benchmark's folder, a file of predictions, and a seed. */
  public static void main(String[] arguments) {
    PrintStream out = System.out;
    long seed = arguments.length > 2 ? Long.parseLong(arguments[2]) : SEED;
    SpiderGold gold = SpiderGold.read(Path.of(arguments[0]));
    List<String> predictions =
        SpiderFiles.predictions(Path.of(arguments[1]), gold.questions(), _ -> {});
    List<Pair> pairs =
        gold.questions().stream()
            .map(question -> new Pair(question, predictions.get(question.index())))
            .filter(pair -> differs(gold, pair))
            .toList();
    out.printf("%d predictions whose results differ from gold's%n", pairs.size());
    for (String way : List.of("fuzzing", "selection", "both")) {
      pairs.stream().limit(WARM_UP).forEach(pair -> suite(gold, pair, way, new Random(seed)));
      Random random = new Random(seed);
      int told = 0;
      int made = 0;
      long nanos = 0;
      for (Pair pair : pairs) {
        long start = System.nanoTime();
        TestSuite suite = suite(gold, pair, way, random);
        nanos += System.nanoTime() - start;
        made += suite.made();
        if (suite.tellsApart(0, 1)) {
          told++;
        } else if (way.equals("both")) {
          out.printf(
              "not told apart: %s%n    gold:      %s%n    predicted: %s%n",
              pair.question().database(), pair.question().gold(), pair.prediction());
        }
      }
      out.printf(
          "seed %d, %s: %d of %d told apart (%.1f %%), %.1f databases a pair, %.1f ms a database%n",
          seed,
          way,
          told,
          pairs.size(),
          100.0 * told / pairs.size(),
          (double) made / pairs.size(),
          nanos / 1e6 / made);
    }
  }

  private static boolean differs(SpiderGold gold, Pair pair) {
    try (SqliteFile file =
        SqliteFile.open(gold.database(pair.question()).file(), SqlLimits.DEFAULT)) {
      return file.query(pair.question().gold()).outcome() instanceof SqlOutcome.Executed right
          && file.query(pair.prediction()).outcome() instanceof SqlOutcome.Executed other
          && !TableComparison.compare(
                  right.result(),
                  other.result(),
                  right.ordered() && other.ordered() ? RowOrder.SIGNIFICANT : RowOrder.IGNORED)
              .differences()
              .isEmpty();
    }
  }

  private static TestSuite suite(SpiderGold gold, Pair pair, String way, Random random) {
    SpiderDatabase database = gold.database(pair.question());
    DatabaseMaker fuzzing =
        new Fuzzing(DatabaseMaker.MOST_ROWS, new FuzzedValues(database.catalog()));
    DatabaseMaker selection = new RandomSelection(DatabaseMaker.MOST_ROWS, rows(database));
    return TestSuite.of(
        database.catalog(),
        List.of(pair.question().gold(), pair.prediction()),
        switch (way) {
          case "fuzzing" -> List.of(fuzzing);
          case "selection" -> List.of(selection);
          default -> List.of(fuzzing, selection);
        },
        random);
  }

  private static final Map<String, Table> ROWS = new HashMap<>();

  private static dev.assay.analysis.databases.TableRows rows(SpiderDatabase database) {
    return table -> ROWS.computeIfAbsent(database.file() + " " + table, _ -> all(database, table));
  }

  private static Table all(SpiderDatabase database, String table) {
    try (SqliteFile file = SqliteFile.open(database.file(), SqlLimits.DEFAULT)) {
      return file.query("SELECT * FROM \"%s\"".formatted(table)).outcome()
              instanceof SqlOutcome.Executed executed
          ? executed.result()
          : Table.of(List.of(), List.of());
    }
  }
}
