package dev.assay.benchmarks;

import dev.assay.analysis.readings.WrittenReading;
import dev.assay.analysis.readings.WrittenReadings;
import dev.assay.benchmarks.inspectors.SpiderGold;
import dev.assay.evaluation.Question;
import dev.assay.evaluation.files.SpiderFiles;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.SqliteFile;
import dev.assay.table.RowOrder;
import dev.assay.table.TableComparison;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Counts for each kind of reading that is written without a model how often it is there, and how
 * often it is what the corrected gold means: {@code benchmarks/run ReadingsOfGold DATA}, with
 * Spider's folder DATA. A reading counts where it gives other rows than the SQL on the question's
 * database; of predictions that are wrong by gold it may be right.
 */
public final class ReadingsOfGold {

  private final PrintStream out;

  private ReadingsOfGold(PrintStream out) {
    this.out = out;
  }

  /** Takes the benchmark's folder. */
  public static void main(String[] arguments) throws IOException {
    ReadingsOfGold measurement = new ReadingsOfGold(System.out);
    Path folder = Path.of(arguments[0]);
    SpiderGold gold = SpiderGold.read(folder);
    measurement.count(
        gold, "gold_modified.sql", gold.modified().stream().map(Question::gold).toList());
    try (Stream<Path> files = Files.list(folder.resolve("predictions"))) {
      for (Path file : files.sorted().toList()) {
        measurement.count(
            gold,
            String.valueOf(file.getFileName()),
            SpiderFiles.predictions(file, gold.modified(), _ -> {}));
      }
    }
  }

  private void count(SpiderGold gold, String name, List<String> queries) {
    Map<String, Integer> counts = new TreeMap<>();
    for (Question question : gold.modified()) {
      String sql = queries.get(question.index());
      boolean right = same(gold, question, question.gold(), sql);
      for (WrittenReading reading :
          new WrittenReadings(gold.database(question).catalog(), question.text()).of(sql)) {
        String kind = reading.kind().text();
        counts.merge(kind + ", written", 1, Integer::sum);
        if (!same(gold, question, sql, reading.sql())) {
          String worth =
              right
                  ? "SQL right"
                  : same(gold, question, question.gold(), reading.sql())
                      ? "SQL wrong, reading right"
                      : "both wrong";
          counts.merge(kind + ", other rows, " + worth, 1, Integer::sum);
          out.printf(
              "%s %s %s, %s: %s%n    %s%n    %s%n",
              name, question.id(), kind, worth, question.text(), sql.strip(), reading.sql());
        }
      }
    }
    counts.forEach((what, times) -> out.printf("%s: %s: %d%n", name, what, times));
  }

  private static boolean same(SpiderGold gold, Question question, String one, String other) {
    try (SqliteFile file = SqliteFile.open(gold.database(question).file(), SqlLimits.DEFAULT)) {
      return file.query(one).outcome() instanceof SqlOutcome.Executed first
          && file.query(other).outcome() instanceof SqlOutcome.Executed second
          && TableComparison.equal(first.result(), second.result(), RowOrder.IGNORED);
    }
  }
}
