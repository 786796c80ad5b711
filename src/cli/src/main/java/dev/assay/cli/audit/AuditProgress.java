package dev.assay.cli.audit;

import dev.assay.cli.output.ProgressLine;
import java.io.PrintWriter;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** The bar that shows how far an audit has come, and how many questions had findings so far. */
final class AuditProgress implements AutoCloseable {

  private static final int UPDATE_MILLIS = 250;

  private final ProgressBar bar;
  private int found;

  AuditProgress(PrintWriter err, int questions) {
    this.bar =
        new ProgressBarBuilder()
            .setTaskName("audit")
            .setInitialMax(questions)
            .setStyle(ProgressBarStyle.ASCII)
            .setUpdateIntervalMillis(UPDATE_MILLIS)
            .setConsumer(new ProgressLine(err))
            .build();
  }

  /** The question that was looked at, as it came. */
  AuditedQuestion passed(AuditedQuestion audited) {
    found += audited.hasFindings() ? 1 : 0;
    bar.setExtraMessage(found + " with findings");
    bar.step();
    return audited;
  }

  @Override
  public void close() {
    bar.close();
  }
}
