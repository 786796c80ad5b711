package dev.assay.cli.output;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.evaluation.Summary;
import dev.assay.evaluation.statistics.Interval;
import dev.assay.evaluation.statistics.PairedDifference;
import dev.assay.workflow.run.Json;

/** How sure figures are, as JSON; all shares are of 1. */
public final class StatisticsJson {

  private StatisticsJson() {}

  public static ObjectNode of(Summary.Scores scores) {
    ObjectNode node = Json.object();
    node.set("spider", share(scores.spider(), scores.questions()));
    node.set("bird", share(scores.bird(), scores.questions()));
    node.set("strict", share(scores.strict(), scores.questions()));
    node.set("accepted", share(scores.accepted(), scores.questions()));
    return node;
  }

  /** Null where there is nothing to have a share of. */
  public static ObjectNode share(int part, int whole) {
    ObjectNode node = Json.object().put("count", part).put("of", whole);
    if (whole > 0) {
      Interval interval = Interval.wilson(part, whole);
      node.put("share", (double) part / whole)
          .put("low", interval.low())
          .put("high", interval.high());
    }
    return node;
  }

  public static ObjectNode of(PairedDifference difference) {
    return Json.object()
        .put("questions", difference.questions())
        .put("bothRight", difference.both())
        .put("onlyThisRight", difference.onlyThis())
        .put("onlyOtherRight", difference.onlyOther())
        .put("difference", difference.difference())
        .put("low", difference.interval().low())
        .put("high", difference.interval().high())
        .put("resamples", PairedDifference.RESAMPLES)
        .put("seed", PairedDifference.SEED)
        .put("signTest", difference.chance())
        .put("noise", difference.isNoise());
  }
}
