package dev.assay.cli.detect;

import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.options.AnsweringOptions;
import dev.assay.cli.output.Shares;
import dev.assay.evaluation.detection.LabelledPair;
import dev.assay.evaluation.files.LabelledPairFile;
import dev.assay.sql.Dialect;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code assay eval --detect}: how well wrong SQL is told from right SQL.
 *
 * @param file of labelled pairs
 * @param databases the folder of their databases, or of their DDL
 * @param dialect of that DDL
 * @param limit only the first pairs; null for all
 * @param answering how verdicts are made; null for inspectors alone
 */
public record DetectionTask(
    Path file,
    Path databases,
    Dialect dialect,
    @Nullable Integer limit,
    @Nullable AnsweringOptions answering) {

  /**
   * Measures, and prints what came out.
   *
   * @return 0 when every pair is called what it is, by the verdict where there is one, else 1
   */
  public int measure(CommandContext context, Shares shares, boolean json) {
    List<LabelledPair> all = LabelledPairFile.read(file);
    List<LabelledPair> pairs = limit == null ? all : all.subList(0, Math.min(limit, all.size()));
    Detection detection = new Detection(new PairDatabases(databases, dialect));
    List<DetectedPair> detected = detection.inspected(pairs);
    if (answering != null) {
      detected = detection.judged(detected, context, answering, answering.store(context));
    }
    if (json) {
      context.out().println(DetectionJson.of(detected, shares).toPrettyString());
    } else {
      new DetectionText(context.out(), shares).print(detected);
    }
    boolean right =
        answering == null
            ? detected.stream()
                .allMatch(each -> each.isRead() && each.isInspected() != each.pair().right())
            : detected.stream()
                .allMatch(
                    each ->
                        each.isRead()
                            && !each.isUndecided()
                            && each.isRefuted() != each.pair().right());
    return right ? ExitCodes.VERIFIED : ExitCodes.UNVERIFIED;
  }
}
