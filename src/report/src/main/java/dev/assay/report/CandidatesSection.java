package dev.assay.report;

import static j2html.TagCreator.article;
import static j2html.TagCreator.div;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.h4;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.ul;

import dev.assay.analysis.Finding;
import dev.assay.report.Tables.Marks;
import dev.assay.table.MarkedComparison;
import dev.assay.table.Table;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.ondata.OnData;
import dev.assay.workflow.reporting.FoundByPart;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.strategy.StrategyPart;
import dev.assay.workflow.testcode.TestCase;
import j2html.tags.DomContent;
import j2html.tags.specialized.ArticleTag;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Each candidate with what was found, and how it came from the one before. */
final class CandidatesSection {

  private CandidatesSection() {}

  static DomContent of(RunEvidence evidence) {
    List<Candidate> candidates = evidence.history().candidates();
    return section(h2("From the first SQL to the answer"))
        .withId("candidates")
        .with(candidates.stream().map(candidate -> article(candidate, evidence)))
        .with(found(evidence.result()));
  }

  /** Only for runs that are made of more than a test case. */
  private static DomContent found(RunResult result) {
    if (result.found().stream().allMatch(found -> StrategyPart.isOfEvery(found.part()))) {
      return div();
    }
    return div(
        Tables.of(
            "What each part of the strategy %s found".formatted(result.strategy()),
            Table.ofValues(
                List.of("part", "found in", "findings", "kinds", "mended by"),
                result.found().stream().map(CandidatesSection::row).toList())));
  }

  private static List<@Nullable Object> row(FoundByPart found) {
    Integer mended = found.mendedBy();
    Integer program = found.program();
    return Arrays.asList(
        found.part(),
        program == null ? "candidate " + found.candidate() : "program " + program + " of calls",
        (long) found.findings(),
        String.join(", ", found.kinds()),
        mended == null ? "not mended" : (program == null ? "revision " : "program ") + mended);
  }

  private static DomContent article(Candidate candidate, RunEvidence evidence) {
    Map<Integer, Verdict> verdicts = evidence.history().verdicts();
    Verdict verdict = verdicts.get(candidate.index());
    ArticleTag article = j2html.TagCreator.article(h3(title(candidate, verdict, evidence)));
    Integer revised = candidate.revises();
    if (revised == null) {
      article.with(Code.SQL.block(candidate.sql(), "The SQL"));
    } else {
      Candidate before = evidence.history().candidates().get(revised);
      article.with(why(verdicts.get(before.index())), SqlDiff.block(before.sql(), candidate.sql()));
    }
    if (verdict != null) {
      article.with(findings("What the test found", verdict.findings()));
      Optional<TestCase> testCase = evidence.history().testCase();
      Table actual = verdict.result();
      if (testCase.isPresent() && actual != null) {
        article.with(sideBySide(testCase.get().expected(), actual));
      }
    }
    return article;
  }

  private static String title(
      Candidate candidate, @Nullable Verdict verdict, RunEvidence evidence) {
    String first = evidence.question().sql() == null ? "The model's first SQL" : "The SQL given";
    String other = candidate.revises() == null ? "Candidate " : "Revision ";
    String numbered =
        candidate.index() == OnData.REVISION
            ? "The revision for what your data show"
            : other + candidate.index();
    String name = candidate.index() == 0 ? first : numbered;
    if (verdict == null) {
      return name + ": not tested";
    }
    return name + (verdict.passed() ? ": passed" : ": failed");
  }

  private static DomContent why(@Nullable Verdict before) {
    return before == null ? div() : findings("It was made because of", before.findings());
  }

  private static DomContent findings(String title, List<Finding> findings) {
    if (findings.isEmpty()) {
      return p("Nothing was found wrong with it.");
    }
    return div(
        h4(title), ul().with(findings.stream().map(finding -> li(Text.safe(told(finding))))));
  }

  /** Parts other than those of every strategy are named. */
  private static String told(Finding finding) {
    return StrategyPart.isOfEvery(finding.inspector())
        ? finding.message()
        : finding.inspector() + ": " + finding.message();
  }

  private static DomContent sideBySide(Table expected, Table actual) {
    MarkedComparison marks = MarkedComparison.of(expected, actual);
    return div(
            Tables.of(
                "Expected",
                expected,
                new Marks("missing", marks.missingRows(), marks.missingColumns())),
            Tables.of(
                "Actual",
                marks.actual(),
                new Marks("unexpected", marks.extraRows(), marks.extraColumns())))
        .withClass("beside");
  }
}
