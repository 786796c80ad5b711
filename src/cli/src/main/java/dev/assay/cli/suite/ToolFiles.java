package dev.assay.cli.suite;

import dev.assay.cli.UsageException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** A suite in the form of another tool. */
interface ToolFiles {

  /**
   * Writes a question.
   *
   * @throws UsageException when it does not fit
   */
  void add(SuiteQuestion question);

  /** Writes what is about all of them. */
  void end();

  /**
   * Writes all questions.
   *
   * @return why questions are left out, by their names
   */
  default Map<String, String> write(List<SuiteQuestion> questions) {
    Map<String, String> left = new TreeMap<>();
    Map<String, String> models = new HashMap<>();
    for (SuiteQuestion question : questions) {
      String model = ExportedQuestion.modelOf(question);
      String other = models.putIfAbsent(model.toLowerCase(Locale.ROOT), question.name());
      if (other != null) {
        left.put(
            question.name(),
            "its model %s would be that of %s: rename its folder".formatted(model, other));
        continue;
      }
      try {
        add(question);
      } catch (UsageException unfit) {
        left.put(question.name(), String.valueOf(unfit.getMessage()));
      }
    }
    end();
    return left;
  }
}
