package dev.assay.cli.detect;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.analysis.Finding;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.cli.CommandContext;
import dev.assay.cli.batch.BatchRunner;
import dev.assay.cli.batch.OpenDatabases;
import dev.assay.cli.options.AnsweringOptions;
import dev.assay.evaluation.detection.LabelledPair;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.batch.BatchEnding;
import dev.assay.workflow.batch.BatchResultLine;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.strategy.StrategyPart;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds out what inspectors, and tests, say of labelled pairs; labels are looked at by neither. */
final class Detection {

  /** Inspectors whose findings no verdict and no look without a model has already. */
  private static final Set<String> JUDGING =
      Arrays.stream(StrategyPart.values())
          .filter(part -> !part.decides() && part != StrategyPart.DETECTOR)
          .map(StrategyPart::id)
          .collect(Collectors.toUnmodifiableSet());

  private final PairDatabases databases;

  Detection(PairDatabases databases) {
    this.databases = databases;
  }

  /** What inspectors say, without a model. */
  List<DetectedPair> inspected(List<LabelledPair> pairs) {
    Map<String, String> unreadable =
        databases.unreadable(pairs.stream().map(LabelledPair::database).distinct().toList());
    try (PairInspection inspection = new PairInspection(databases)) {
      return pairs.stream()
          .map(
              pair ->
                  unreadable.containsKey(pair.database())
                      ? DetectedPair.unread(pair, unreadable.get(pair.database()))
                      : DetectedPair.inspected(pair, distinct(inspection.of(pair))))
          .toList();
    }
  }

  /**
   * The same with verdicts of tests, of those that can be read. Runs stay in the store, so that the
   * same pairs again cost nothing.
   */
  List<DetectedPair> judged(
      List<DetectedPair> pairs,
      CommandContext context,
      AnsweringOptions answering,
      ArtifactStore store) {
    List<DetectedPair> read = pairs.stream().filter(DetectedPair::isRead).toList();
    Artifacts artifacts = new Artifacts(store);
    RunSettings settings = answering.settings(context).revising(0);
    String batch =
        new BatchRunner(context, answering, store)
            .answer(
                requests(read),
                databases.kept(artifacts, settings),
                settings,
                new OpenDatabases(
                    name ->
                        databases
                            .file(name)
                            .map(file -> DatabaseLocation.parse(file.toString()))
                            .orElse(null),
                    location -> DatabaseQueries.open(location, System::getenv),
                    _ -> null));
    List<BatchResultLine> ended = new BatchEnding(store).lines(batch);
    Iterator<BatchResultLine> lines = ended.iterator();
    return pairs.stream()
        .map(pair -> pair.isRead() ? judged(artifacts, pair, lines.next()) : pair)
        .toList();
  }

  private static DetectedPair judged(Artifacts artifacts, DetectedPair pair, BatchResultLine line) {
    List<Finding> findings = new ArrayList<>(pair.findings());
    artifacts
        .find(ArtifactKeys.verdict(line.run(), 0), Verdict.class)
        .ifPresent(
            verdict ->
                verdict.findings().stream()
                    .filter(finding -> JUDGING.contains(finding.inspector()))
                    .forEach(findings::add));
    return new DetectedPair(pair.pair(), distinct(findings), PairVerdict.of(artifacts, line), null);
  }

  private static List<Finding> distinct(List<Finding> findings) {
    return findings.stream().distinct().toList();
  }

  private static byte[] requests(List<DetectedPair> pairs) {
    StringBuilder lines = new StringBuilder();
    for (DetectedPair detected : pairs) {
      LabelledPair pair = detected.pair();
      ObjectNode request =
          Json.object()
              .put("question_id", pair.id())
              .put("db_id", pair.database())
              .put("question", pair.question())
              .put("sql", pair.sql());
      if (!pair.evidence().isBlank()) {
        request.put("evidence", pair.evidence());
      }
      lines.append(request).append('\n');
    }
    return lines.toString().getBytes(StandardCharsets.UTF_8);
  }
}
