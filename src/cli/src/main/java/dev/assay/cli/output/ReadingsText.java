package dev.assay.cli.output;

import dev.assay.table.TableText;
import dev.assay.workflow.reporting.Ambiguity;
import dev.assay.workflow.reporting.Reading;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import java.io.PrintWriter;

/** The readings of an ambiguous question as text, and how to settle which one is meant. */
final class ReadingsText {

  private static final int MOST_DIFFERENCES = 8;

  private final PrintWriter out;

  ReadingsText(PrintWriter out) {
    this.out = out;
  }

  /** Writes them; nothing where the question has one meaning. */
  void print(RunResult result) {
    Ambiguity ambiguity = result.ambiguity();
    if (ambiguity == null) {
      return;
    }
    ambiguity.readings().forEach(this::reading);
    out.println();
    out.println("On the test data they differ in:");
    ambiguity.differences().stream()
        .limit(MOST_DIFFERENCES)
        .forEach(
            difference ->
                out.println("  - " + TableText.oneLine(difference) + " in reading 1, seen from 2"));
    if (ambiguity.differences().size() > MOST_DIFFERENCES) {
      out.println("  - and %d more".formatted(ambiguity.differences().size() - MOST_DIFFERENCES));
    }
    if (result.status() != RunStatus.AMBIGUOUS) {
      return;
    }
    out.println(
        "Settle it with --run %s --reading N, or ask again and say in --evidence what is meant."
            .formatted(result.run()));
  }

  private void reading(Reading reading) {
    out.println();
    out.println(
        "Reading %d%s%s: %s"
            .formatted(
                reading.number(),
                reading.preferred() ? " (preferred)" : "",
                reading.tested() ? ", tested" : ", not tested",
                TableText.oneLine(reading.meaning())));
    if (reading.sql() == null) {
      out.println("    (no SQL was written for it)");
      return;
    }
    reading.sql().strip().lines().forEach(line -> out.println("    " + TableText.oneLine(line)));
  }
}
