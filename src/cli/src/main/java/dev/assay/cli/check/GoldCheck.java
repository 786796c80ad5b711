package dev.assay.cli.check;

import dev.assay.analysis.Finding;
import dev.assay.cli.benchmark.BenchmarkAnswer;
import dev.assay.sql.Dialect;
import dev.assay.sql.correction.ErrorKind;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunResult.CandidateSummary;
import dev.assay.workflow.reporting.RunStatus;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a test case says of the gold SQL of one question.
 *
 * @param verdict whether gold passed; suspect means that gold or test case is wrong
 * @param findings what gave it away, none unless it is suspect
 * @param correction SQL that passes the same test; null when there is none
 * @param kind what the correction put right; null without one
 */
record GoldCheck(
    BenchmarkAnswer answer,
    Verdict verdict,
    List<Finding> findings,
    @Nullable String correction,
    @Nullable ErrorKind kind) {

  /** How it can end. */
  enum Verdict {
    PASSED,
    SUSPECT,
    NOT_TESTED
  }

  static GoldCheck of(BenchmarkAnswer answer) {
    RunResult result = answer.result();
    CandidateSummary gold =
        result == null || result.candidates().isEmpty() ? null : result.candidates().getFirst();
    if (result == null || gold == null || gold.passed() == null) {
      return new GoldCheck(answer, Verdict.NOT_TESTED, List.of(), null, null);
    }
    if (gold.passed()) {
      return new GoldCheck(answer, Verdict.PASSED, List.of(), null, null);
    }
    String correction = result.status() == RunStatus.VERIFIED ? result.sql() : null;
    ErrorKind kind =
        correction == null
            ? null
            : ErrorKind.of(Dialect.SQLITE, answer.question().gold(), correction);
    return new GoldCheck(answer, Verdict.SUSPECT, gold.findings(), correction, kind);
  }
}
