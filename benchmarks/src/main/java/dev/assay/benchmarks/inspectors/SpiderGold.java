package dev.assay.benchmarks.inspectors;

import dev.assay.evaluation.Question;
import dev.assay.evaluation.files.SpiderFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The questions of a folder in Spider's layout, and their databases.
 *
 * @param modified the same questions with the corrected SQL of TS-SQL's authors
 */
public record SpiderGold(
    List<Question> questions, List<Question> modified, Map<String, SpiderDatabase> databases) {

  /** Reads the folder, with a catalog of each database. */
  public static SpiderGold read(Path data) {
    List<Question> questions = SpiderFiles.questions(data, null);
    Map<String, SpiderDatabase> databases = new TreeMap<>();
    for (Question question : questions) {
      databases.computeIfAbsent(question.database(), name -> SpiderDatabase.read(data, name));
    }
    return new SpiderGold(
        questions, SpiderFiles.questions(data, data.resolve("gold_modified.sql")), databases);
  }

  /** The database that a question is about. */
  public SpiderDatabase database(Question question) {
    return databases.get(question.database());
  }
}
