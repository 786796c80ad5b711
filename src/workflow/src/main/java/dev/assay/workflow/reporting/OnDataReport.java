package dev.assay.workflow.reporting;

import dev.assay.workflow.arbitration.Judgement;
import dev.assay.workflow.arbitration.Side;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.ondata.OnData;
import dev.assay.workflow.reporting.RunResult.CandidateSummary;
import dev.assay.workflow.reporting.RunResult.JudgementSummary;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Adds to a run's result what the user's own rows say of its answer. */
final class OnDataReport {

  private final ConfidenceTable table;

  OnDataReport(ConfidenceTable table) {
    this.table = table;
  }

  /** The result with what came of the user's own rows; as it is where they were not asked. */
  RunResult of(TriedHistory history, RunResult ended) {
    return history.onData().map(tried -> of(history, ended, tried)).orElse(ended);
  }

  private RunResult of(TriedHistory history, RunResult ended, OnData tried) {
    boolean open = tried.isOpen() && ended.status() == RunStatus.VERIFIED;
    Optional<Candidate> rewritten =
        Optional.of(tried.answer())
            .filter(answer -> answer != tried.candidate())
            .flatMap(history.all()::candidate);
    return new RunResult(
        ended.run(),
        open ? RunStatus.UNVERIFIED : ended.status(),
        open
            ? "on your data the test code gives another result: " + tried.reason()
            : ended.reason(),
        ended.question(),
        ended.database(),
        rewritten.map(Candidate::sql).orElse(ended.sql()),
        rewritten.map(Candidate::index).orElse(ended.answer()),
        ended.firstSql(),
        ended.testCase(),
        candidates(history, ended),
        ended.strategy(),
        ended.selection(),
        ended.found(),
        ended.partProblems(),
        ended.shown(),
        ended.usage(),
        ended.timings(),
        ended.askedAt(),
        ended.finishedAt(),
        ended.asOf(),
        ended.engine(),
        judgements(history, ended),
        ended.ambiguity(),
        ended.notes(),
        confidence(ended.confidence(), tried, open, rewritten.isPresent()),
        tried,
        ended.reading());
  }

  /** With what was rewritten for the user's own rows, whether it passed or not. */
  private static List<CandidateSummary> candidates(TriedHistory history, RunResult ended) {
    List<CandidateSummary> candidates = new ArrayList<>(ended.candidates());
    Optional<Verdict> verdict = history.verdictOfRewritten();
    boolean listed =
        candidates.stream().anyMatch(candidate -> candidate.index() == OnData.REVISION);
    if (!listed && verdict.isPresent()) {
      history
          .all()
          .candidate(OnData.REVISION)
          .ifPresent(
              candidate ->
                  candidates.add(
                      new CandidateSummary(
                          candidate.index(),
                          candidate.sql(),
                          verdict.get().passed(),
                          verdict.get().findings(),
                          ArtifactKeys.verdict(
                              ended.run(), candidate.index(), verdict.get().testCase()),
                          candidate.revises())));
    }
    return candidates;
  }

  private static List<JudgementSummary> judgements(TriedHistory history, RunResult ended) {
    List<JudgementSummary> judgements = new ArrayList<>(ended.judgements());
    history.all().judgements().stream()
        .filter(judged -> judged.testCase() >= OnData.TEST_CASE)
        .map(judged -> summary(ended.run(), judged))
        .filter(summary -> !judgements.contains(summary))
        .forEach(judgements::add);
    return judgements;
  }

  private static JudgementSummary summary(String run, Judgement judged) {
    return new JudgementSummary(
        judged.candidate(),
        judged.testCase(),
        judged.means(),
        judged.point(),
        judged.why(),
        ArtifactKeys.judgement(run, judged.candidate(), judged.testCase()));
  }

  private @Nullable Confidence confidence(
      @Nullable Confidence before, OnData tried, boolean open, boolean rewritten) {
    if (before == null || tried.end() == OnData.End.NOT_TESTED || tried.means() == Side.EITHER) {
      return before;
    }
    if (open) {
      return table.of("differs-on-data", List.of());
    }
    Confidence worth = rewritten ? table.of("revised-as-judged", List.of()) : before;
    return table.with(worth, factor(tried, rewritten));
  }

  /** What the user's own rows say, as the table names it. */
  private static String factor(OnData tried, boolean rewritten) {
    if (tried.end() == OnData.End.AGREED) {
      return "agrees-on-data";
    }
    if (rewritten) {
      return "mended-on-data";
    }
    return tried.means() == Side.CANDIDATE ? "upheld-on-data" : "differs-on-data-as-well";
  }
}
