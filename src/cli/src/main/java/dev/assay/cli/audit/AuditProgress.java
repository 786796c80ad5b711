package dev.assay.cli.audit;

import dev.assay.cli.output.ProgressLine;
import java.io.PrintWriter;
import me.tongfei.progressbar.ProgressBar;

/** The bar that shows how far an audit has come, and how many questions had findings so far. */
final class AuditProgress implements AutoCloseable {

  private final ProgressBar bar;
  private int found;

  AuditProgress(PrintWriter err, int questions) {
    this.bar = ProgressLine.bar(err, "audit", questions);
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
