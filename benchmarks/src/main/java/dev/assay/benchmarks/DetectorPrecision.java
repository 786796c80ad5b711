package dev.assay.benchmarks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.analysis.Finding;
import dev.assay.analysis.detector.DetectedKind;
import dev.assay.analysis.detector.Detector;
import dev.assay.benchmarks.inspectors.AlarmCounts;
import dev.assay.benchmarks.inspectors.SpiderGold;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.ReadingListener;
import dev.assay.catalog.ddl.DdlCatalog;
import dev.assay.evaluation.Question;
import dev.assay.evaluation.files.SpiderFiles;
import dev.assay.sql.Dialect;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.SqliteFile;
import dev.assay.table.RowOrder;
import dev.assay.table.TableComparison;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Counts for each of the detector's checks how many right queries it flags, and how many wrong
 * ones: {@code benchmarks/run DetectorPrecision DATA [PAIRS]}. Right are the corrected gold queries
 * of Spider's folder DATA ({@code gold_modified.sql}), each flagged one of which is listed; its
 * predictions are wrong where their results differ from gold's. PAIRS is a folder of labelled pairs
 * ({@code pairs.jsonl}, {@code labels.json}, {@code ddl}), of which only DDL is known.
 */
public final class DetectorPrecision {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final List<String> KINDS =
      Arrays.stream(DetectedKind.values()).map(DetectedKind::text).toList();

  private final PrintStream out;

  private DetectorPrecision(PrintStream out) {
    this.out = out;
  }

  /** Takes the benchmark's folder, and a folder of labelled pairs. */
  public static void main(String[] arguments) throws IOException {
    DetectorPrecision measurement = new DetectorPrecision(System.out);
    SpiderGold gold = SpiderGold.read(Path.of(arguments[0]));
    measurement.gold(gold);
    try (Stream<Path> files = Files.list(Path.of(arguments[0]).resolve("predictions"))) {
      for (Path file : files.sorted().toList()) {
        measurement.predictions(gold, file);
      }
    }
    if (arguments.length > 1) {
      measurement.pairs(Path.of(arguments[1]));
    }
  }

  private void gold(SpiderGold gold) {
    AlarmCounts counts = new AlarmCounts();
    for (Question question : gold.modified()) {
      List<Finding> findings = findings(gold, question, question.gold());
      list("gold", question.id(), question.database(), question.text(), question.gold(), findings);
      counts.add(true, kinds(findings));
    }
    counts.print(out, "gold_modified.sql", KINDS);
  }

  private void predictions(SpiderGold gold, Path file) {
    AlarmCounts counts = new AlarmCounts();
    List<String> predictions = SpiderFiles.predictions(file, gold.modified(), _ -> {});
    for (Question question : gold.modified()) {
      String prediction = predictions.get(question.index());
      List<Finding> findings = findings(gold, question, prediction);
      boolean right = isRight(gold, question, prediction);
      list(
          right ? "right prediction" : "wrong prediction",
          question.id(),
          question.database(),
          question.text(),
          prediction,
          findings);
      counts.add(right, kinds(findings));
    }
    counts.print(out, String.valueOf(file.getFileName()), KINDS);
  }

  private void pairs(Path folder) throws IOException {
    AlarmCounts counts = new AlarmCounts();
    JsonNode labels = JSON.readTree(folder.resolve("labels.json").toFile());
    Map<String, Catalog> catalogs = new HashMap<>();
    for (String line : Files.readAllLines(folder.resolve("pairs.jsonl"))) {
      JsonNode pair = JSON.readTree(line);
      String database = pair.path("db_id").asText();
      Catalog catalog =
          catalogs.computeIfAbsent(
              database,
              name ->
                  new DdlCatalog(Dialect.SQLITE, ReadingListener.NONE)
                      .read(folder.resolve("ddl").resolve(name + ".sql"), name));
      String id = pair.path("question_id").asText();
      String text = pair.path("question").asText();
      String sql = pair.path("sql").asText();
      List<Finding> findings = new Detector(catalog, true, text).inspect(sql);
      boolean right = labels.path(id).path("label").asBoolean();
      list(right ? "right pair" : "wrong pair", id, database, text, sql, findings);
      counts.add(right, kinds(findings));
    }
    counts.print(out, "labelled pairs", KINDS);
  }

  private static List<Finding> findings(SpiderGold gold, Question question, String sql) {
    return new Detector(gold.database(question).catalog(), true, question.text()).inspect(sql);
  }

  private static Set<String> kinds(List<Finding> findings) {
    return findings.stream().map(Finding::kind).collect(Collectors.toSet());
  }

  private static boolean isRight(SpiderGold gold, Question question, String prediction) {
    try (SqliteFile file = SqliteFile.open(gold.database(question).file(), SqlLimits.DEFAULT)) {
      return file.query(question.gold()).outcome() instanceof SqlOutcome.Executed right
          && file.query(prediction).outcome() instanceof SqlOutcome.Executed other
          && TableComparison.equal(
              right.result(),
              other.result(),
              right.ordered() && other.ordered() ? RowOrder.SIGNIFICANT : RowOrder.IGNORED);
    }
  }

  private void list(
      String what, String id, String database, String text, String sql, List<Finding> findings) {
    if (!findings.isEmpty()) {
      out.printf("%s %s %s: %s%n    %s%n", what, id, database, text, sql.strip());
      findings.forEach(each -> out.printf("    %s: %s%n", each.kind(), each.message()));
    }
  }
}
