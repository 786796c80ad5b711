package dev.assay.cli.check;

import dev.assay.cli.check.GoldCheck.Verdict;
import dev.assay.cli.output.AnswerText;
import dev.assay.evaluation.Question;
import dev.assay.sql.correction.ErrorKind;
import dev.assay.table.TableText;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** The suspects as a person reads them, each with its test case, and what they are in sum. */
final class CheckText {

  private final PrintWriter out;
  private final AnswerText answers;

  CheckText(PrintWriter out, AnswerText answers) {
    this.out = out;
    this.answers = answers;
  }

  void print(List<GoldCheck> checks) {
    List<GoldCheck> suspects =
        checks.stream().filter(check -> check.verdict() == Verdict.SUSPECT).toList();
    for (int at = 0; at < suspects.size(); at++) {
      print(suspects.get(at), at + 1, suspects.size());
    }
    out.println(
        "%d questions: gold passed %d tests, %d suspects, %d not tested"
            .formatted(
                checks.size(),
                count(checks, Verdict.PASSED),
                suspects.size(),
                count(checks, Verdict.NOT_TESTED)));
    kinds(suspects);
  }

  private void print(GoldCheck suspect, int number, int all) {
    Question question = suspect.answer().question();
    ErrorKind kind = suspect.kind();
    out.println(
        "== Suspect %d of %d: question %s of %s, %s"
            .formatted(
                number,
                all,
                question.id(),
                question.database(),
                kind == null ? "no correction passes the test either" : kind.words()));
    out.println("Question: " + TableText.oneLine(question.text()));
    if (!question.evidence().isEmpty()) {
      out.println("Evidence: " + TableText.oneLine(question.evidence()));
    }
    out.println("Gold SQL: " + TableText.oneLine(question.gold()));
    out.println(kind == null ? "Last attempt:" : "Proposed correction:");
    answers.print(Objects.requireNonNull(suspect.answer().result()));
    out.println();
  }

  private void kinds(List<GoldCheck> suspects) {
    for (ErrorKind kind : ErrorKind.values()) {
      long count = suspects.stream().filter(suspect -> suspect.kind() == kind).count();
      if (count > 0) {
        line(count, suspects.size(), kind.words());
      }
    }
    long none = suspects.stream().filter(suspect -> suspect.kind() == null).count();
    if (none > 0) {
      line(none, suspects.size(), "without a correction");
    }
  }

  private void line(long count, int all, String what) {
    out.println(String.format(Locale.ROOT, "%5d  %s (%.1f %%)", count, what, 100.0 * count / all));
  }

  private static long count(List<GoldCheck> checks, Verdict verdict) {
    return checks.stream().filter(check -> check.verdict() == verdict).count();
  }
}
