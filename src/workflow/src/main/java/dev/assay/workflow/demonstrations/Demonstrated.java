package dev.assay.workflow.demonstrations;

import dev.assay.table.TableText;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.strategy.DemonstrationSettings;
import dev.assay.workflow.strategy.Strategy;
import dev.assay.workflow.strategy.StrategyPart;
import java.util.stream.Collectors;

/** What is demonstrated to whoever writes SQL for a question. */
public final class Demonstrated {

  private Demonstrated() {}

  /** Questions as comments, each before its SQL; empty without a pool. */
  public static String of(Artifacts artifacts, Question question) {
    Strategy strategy = question.settings().strategy();
    DemonstrationSettings settings = strategy.demonstrations();
    if (settings == null || settings.confirmed() || !strategy.has(StrategyPart.DEMONSTRATIONS)) {
      return "";
    }
    return artifacts
        .get(settings.pool(), DemonstrationPool.class)
        .nearest(question.text(), settings.most())
        .stream()
        .map(each -> "-- %s\n%s".formatted(TableText.oneLine(each.question()), sql(each)))
        .collect(Collectors.joining("\n\n"));
  }

  private static String sql(Demonstration demonstration) {
    String sql = demonstration.sql();
    return sql.endsWith(";") ? sql : sql + ";";
  }
}
