package dev.assay.cli.output;

import dev.assay.catalog.ReadingListener;
import dev.assay.table.TableText;
import java.io.PrintWriter;

/** Prints what could not be read of a database, one line each. */
public record PrintedWarnings(PrintWriter err) implements ReadingListener {

  @Override
  public void warned(String message) {
    err.println("warning: " + TableText.oneLine(message));
    err.flush();
  }
}
