package dev.assay.cli.suite;

import dev.assay.cli.UsageException;
import dev.assay.sql.TestTable;
import dev.assay.table.Table;
import dev.assay.workflow.demonstrations.ConfirmedAnswer;
import dev.assay.workflow.demonstrations.ConfirmedAnswers;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** A suite as what new questions are answered by. */
public final class SuiteAnswers {

  private static final int MOST = 2_000;

  private SuiteAnswers() {}

  /** Whether the folder is a suite with a question at least. */
  public static boolean areIn(Path folder) {
    return new SuiteFolder(folder).hasQuestions();
  }

  /**
   * The answers in a folder.
   *
   * @throws UsageException when it is no suite, is too large, or holds what cannot be read
   */
  public static ConfirmedAnswers of(Path folder) {
    List<SuiteQuestion> questions = new SuiteFolder(folder).questions();
    if (questions.size() > MOST) {
      throw new UsageException(
          "the suite '%s' has %,d questions; at most %,d are demonstrated: name a part of it with --demonstrations DIR"
              .formatted(folder, questions.size(), MOST));
    }
    return new ConfirmedAnswers(questions.stream().map(SuiteAnswers::answer).toList());
  }

  private static ConfirmedAnswer answer(SuiteQuestion question) {
    Map<String, Table> tables = new TreeMap<>();
    for (TestTable table : question.test().tables()) {
      if (!table.rows().isEmpty()) {
        tables.put(table.definition().name(), table.rows());
      }
    }
    return new ConfirmedAnswer(
        question.name(),
        question.file().question(),
        Objects.requireNonNullElse(question.file().evidence(), ""),
        question.file().database(),
        question.dialect(),
        question.sql(),
        question.testCode(),
        tables,
        question.test().expected(),
        question.test().ordered(),
        question.test().sortedBy());
  }
}
