package dev.assay.cli.output;

import dev.assay.analysis.Finding;
import dev.assay.table.Table;
import dev.assay.table.TableText;
import dev.assay.workflow.adequacy.Adequacy;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.ondata.OnData;
import dev.assay.workflow.reporting.Confidence;
import dev.assay.workflow.reporting.FoundByPart;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunResult.CandidateSummary;
import dev.assay.workflow.reporting.RunResult.SelectionSummary;
import dev.assay.workflow.reporting.RunResult.TestCaseSummary;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.strategy.StrategyPart;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testdata.ReusedTest;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The answer of a run as text: the SQL, whether it is verified, and what speaks for that. */
public final class AnswerText {

  private static final int MOST_ROWS = 12;
  private static final int MOST_FINDINGS = 8;
  private static final int MOST_CHANGES = 6;
  private static final int MOST_SURVIVORS = 5;

  private final PrintWriter out;
  private final Artifacts artifacts;
  private final String location;

  public AnswerText(PrintWriter out, Artifacts artifacts, String location) {
    this.out = out;
    this.artifacts = artifacts;
    this.location = location.endsWith("/") ? location : location + "/";
  }

  /** Writes the whole answer. */
  public void print(RunResult result) {
    String sql = result.sql();
    (sql == null ? "(no SQL)" : withSemicolon(sql))
        .lines()
        .forEach(line -> out.println(TableText.oneLine(line)));
    out.println();
    out.println(TableText.oneLine(verdict(result)));
    confidence(result);
    new ReadingsText(out).print(result);
    candidates(result);
    selected(result.selection());
    mended(result);
    result.partProblems().forEach(problem -> out.println("  " + TableText.oneLine(problem) + "."));
    if (result.testCase() != null) {
      evidence(result);
      adequacy(result.testCase());
    }
    out.println();
    price(result);
    out.flush();
  }

  private static String withSemicolon(String sql) {
    String text = sql.strip();
    return text.endsWith(";") ? text : text + ";";
  }

  /** The verdict in one line, which may hold what models wrote. */
  public static String verdict(RunResult result) {
    String reason = String.valueOf(result.reason());
    return switch (result.status()) {
      case VERIFIED ->
          "VERIFIED%s: it gives what the test case expects%s."
              .formatted(how(result), votes(result));
      case UNVERIFIED -> "UNVERIFIED: " + reason + ".";
      case AMBIGUOUS -> "AMBIGUOUS: " + reason + ".";
      case UNANSWERABLE -> "UNANSWERABLE: " + reason + ".";
      case FAILED -> "FAILED: " + reason + ".";
    };
  }

  /** What only passes since it was rewritten to its test says so. */
  private static String how(RunResult result) {
    boolean revised =
        result.candidates().stream()
            .anyMatch(
                candidate ->
                    Objects.equals(candidate.index(), result.answer())
                        && candidate.revises() != null);
    String standIn = result.engine().contains(" in place of ") ? " on a stand-in" : "";
    return standIn + (revised ? " after a rewrite to its test" : "");
  }

  private static String votes(RunResult result) {
    TestCaseSummary testCase = result.testCase();
    if (testCase == null) {
      return "";
    }
    int comparisons = testCase.comparisons().size();
    return " (%d of %d models agree on it%s)"
        .formatted(
            testCase.votes(),
            testCase.asked().size(),
            comparisons == 0
                ? ""
                : "; a model chose it in %d of %d comparisons"
                    .formatted(chosen(testCase), comparisons));
  }

  private static long chosen(TestCaseSummary testCase) {
    return testCase.comparisons().stream()
        .filter(comparison -> testCase.model().equals(comparison.chosen()))
        .count();
  }

  private void confidence(RunResult result) {
    Confidence confidence = result.confidence();
    if (confidence != null) {
      out.println(
          "Confidence %.2f: %s."
              .formatted(
                  confidence.value(), TableText.oneLine(String.join("; ", confidence.reasons()))));
    }
    OnData onData = result.onData();
    if (onData != null) {
      out.println(TableText.oneLine(onData.inWords()) + ".");
    }
    if (!result.engine().isEmpty()) {
      out.println("Executed by %s.".formatted(TableText.oneLine(result.engine())));
    }
  }

  private void candidates(RunResult result) {
    boolean given = artifacts.question(result.run()).sql() != null;
    for (CandidateSummary candidate : result.candidates()) {
      if (candidate.passed() == null) {
        continue;
      }
      boolean isAnswer = Objects.equals(candidate.index(), result.answer());
      out.println();
      out.println(title(candidate, given) + verdict(candidate));
      Integer revised = candidate.revises();
      if (revised != null) {
        changes(result.candidates().get(revised).sql(), candidate.sql());
      }
      if (!isAnswer) {
        candidate.sql().strip().lines().forEach(this::indented);
      }
      findings(candidate.findings());
    }
  }

  private static String verdict(CandidateSummary candidate) {
    if (!Boolean.TRUE.equals(candidate.passed())) {
      return " failed its test:";
    }
    return candidate.findings().isEmpty()
        ? " passed."
        : " passed, and yet something speaks against it:";
  }

  private void changes(String before, String after) {
    List<SqlChange> changes = SqlChange.between(before, after);
    changes.stream()
        .limit(MOST_CHANGES)
        .forEach(change -> out.println("  * " + TableText.oneLine(change.describe())));
    if (changes.size() > MOST_CHANGES) {
      out.println("  * and %d more changes".formatted(changes.size() - MOST_CHANGES));
    }
  }

  private static String title(CandidateSummary candidate, boolean given) {
    if (candidate.index() == OnData.REVISION) {
      return "The revision for what your data show";
    }
    if (candidate.revises() != null) {
      return "Revision " + candidate.index();
    }
    if (candidate.index() > 0) {
      return "Candidate " + candidate.index();
    }
    return given ? "The SQL that you gave" : "The first SQL, as the model alone wrote it,";
  }

  private void findings(List<Finding> findings) {
    findings.stream()
        .limit(MOST_FINDINGS)
        .forEach(finding -> out.println("  - " + TableText.oneLine(told(finding))));
    if (findings.size() > MOST_FINDINGS) {
      out.println("  - and %d more".formatted(findings.size() - MOST_FINDINGS));
    }
  }

  /** Parts other than those of every strategy are named. */
  private static String told(Finding finding) {
    return StrategyPart.isOfEvery(finding.inspector())
        ? finding.message()
        : finding.inspector() + ": " + finding.message();
  }

  private void selected(@Nullable SelectionSummary selection) {
    if (selection == null) {
      return;
    }
    out.println();
    out.println(
        "Candidate %d was selected, of %d that %d samples come to on %d small databases:"
            .formatted(
                selection.candidate(),
                selection.ranks().size(),
                selection.samples(),
                selection.databases()));
    selection
        .ranks()
        .forEach(
            rank ->
                out.println(
                    "  - candidate %d passes %d of %d tests; %.0f %% of the samples do as it does"
                        .formatted(
                            rank.candidate(), rank.passes(), rank.tests(), 100 * rank.share())));
  }

  private void mended(RunResult result) {
    List<FoundByPart> advice =
        result.found().stream().filter(found -> !StrategyPart.isOfEvery(found.part())).toList();
    if (advice.isEmpty()) {
      return;
    }
    out.println();
    out.println("What the parts of the strategy %s found:".formatted(result.strategy()));
    advice.forEach(
        found ->
            out.println(
                "  - %s: %s in %s, %s"
                    .formatted(
                        found.part(),
                        String.join(", ", found.kinds()),
                        found.program() == null
                            ? name(result, found.candidate())
                            : "program %d of calls".formatted(found.program()),
                        mendedBy(result, found))));
  }

  private static String mendedBy(RunResult result, FoundByPart found) {
    if (found.mendedBy() == null) {
      return "not mended";
    }
    return "mended by "
        + (found.program() == null
            ? name(result, found.mendedBy())
            : "program " + found.mendedBy());
  }

  private static String name(RunResult result, int index) {
    if (index == 0) {
      return "the first SQL";
    }
    boolean revised =
        result.candidates().stream()
            .anyMatch(candidate -> candidate.index() == index && candidate.revises() != null);
    return (revised ? "revision " : "candidate ") + index;
  }

  private void evidence(RunResult result) {
    Question question = artifacts.question(result.run());
    TestCaseSummary summary = Objects.requireNonNull(result.testCase());
    TestCase testCase = artifacts.get(summary.artifact(), TestCase.class);
    TestDataAttempt data =
        artifacts.get(
            ArtifactKeys.testData(result.run(), testCase.testDataAttempt()), TestDataAttempt.class);
    out.println();
    out.println("The test case. Question: " + TableText.oneLine(question.text()));
    new TreeMap<>(data.tables()).forEach((name, table) -> table("Test data " + name, table));
    table("Expected result", testCase.expected());
    if (result.status() == RunStatus.UNVERIFIED) {
      artifacts
          .find(
              ArtifactKeys.verdict(result.run(), Objects.requireNonNull(result.answer())),
              Verdict.class)
          .map(Verdict::result)
          .ifPresent(given -> table("Result of the final SQL", given));
    }
    String author =
        artifacts
            .find(ArtifactKeys.reusedTest(result.run()), ReusedTest.class)
            .map(reused -> "of " + reused.inWords())
            .orElseGet(() -> "by " + testCase.model());
    out.println("  Test code, %s:".formatted(TableText.oneLine(author)));
    testCase.code().strip().lines().forEach(this::indented);
  }

  private void adequacy(TestCaseSummary testCase) {
    Adequacy adequacy = testCase.adequacy();
    if (adequacy == null) {
      return;
    }
    out.println("  Adequacy of the test data: " + TableText.oneLine(adequacy.inWords()) + ".");
    if (testCase.testDataMeasured() > 1) {
      out.println("  They are the best of %d.".formatted(testCase.testDataMeasured()));
    }
    if (testCase.testDataProblem() != null) {
      out.println(
          "  Richer ones were wanted: " + TableText.oneLine(testCase.testDataProblem()) + ".");
    }
    adequacy.objections().forEach(objection -> out.println("  - " + TableText.oneLine(objection)));
    if (!adequacy.survivors().isEmpty()) {
      out.println("  Not told apart (mistakes that would pass, or no mistakes at all):");
      adequacy.survivors().stream()
          .limit(MOST_SURVIVORS)
          .forEach(
              survivor ->
                  out.println(
                      "  - %s: %s"
                          .formatted(survivor.kind(), TableText.oneLine(survivor.change()))));
      if (adequacy.survivors().size() > MOST_SURVIVORS) {
        out.println("  - and %d more".formatted(adequacy.survivors().size() - MOST_SURVIVORS));
      }
    }
  }

  /** What models wrote may hold anything; a terminal is to show it, not to obey it. */
  private void indented(String line) {
    out.println("    " + TableText.oneLine(line));
  }

  private void table(String title, Table table) {
    out.println("  " + TableText.oneLine(title) + ":");
    TableText.aligned(table, MOST_ROWS).lines().forEach(line -> out.println("    " + line));
  }

  private void price(RunResult result) {
    var tokens = result.usage().tokens();
    out.println(
        String.format(
            Locale.ROOT,
            "%d model calls, %,d tokens (%,d in, of these %,d cached; %,d out), cost %s",
            result.usage().calls(),
            tokens.input() + tokens.output(),
            tokens.input(),
            tokens.cached(),
            tokens.output(),
            Money.text(result.usage().cost())));
    out.println(
        String.format(
            Locale.ROOT,
            "%.1f s, of these %.1f s waiting for models%s",
            result.timings().wall() / 1000.0,
            result.timings().models() / 1000.0,
            idle(result.timings().idle())));
    out.println("Evidence: %s%s".formatted(location, ArtifactKeys.run(result.run())));
  }

  /** Time in which nothing was done is told when there is some of it. */
  private static String idle(long millis) {
    return millis < 1000
        ? ""
        : String.format(Locale.ROOT, ", and %.1f s idle or interrupted", millis / 1000.0);
  }
}
