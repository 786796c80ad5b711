package dev.assay.benchmarks.inspectors;

import dev.assay.analysis.Finding;
import dev.assay.analysis.detector.Detector;
import dev.assay.analysis.retriever.Retriever;
import dev.assay.evaluation.Question;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The detector and the retriever, for the databases of all questions. */
public final class Inspection {

  private final SpiderGold gold;
  private final Map<String, Detector> detectors = new HashMap<>();
  private final Map<String, Retriever> retrievers = new HashMap<>();

  /** Inspects queries of these questions' databases. */
  public Inspection(SpiderGold gold) {
    this.gold = gold;
  }

  /** What both find in a query of the question's database. */
  public List<Finding> of(Question question, String sql) {
    SpiderDatabase database = gold.database(question);
    Detector detector =
        detectors.computeIfAbsent(question.database(), _ -> new Detector(database.catalog()));
    Retriever retriever =
        retrievers.computeIfAbsent(
            question.database(), _ -> new Retriever(database.catalog(), database.values()));
    return Stream.concat(detector.inspect(sql).stream(), retriever.inspect(sql).stream()).toList();
  }
}
