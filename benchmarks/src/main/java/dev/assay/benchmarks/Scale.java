package dev.assay.benchmarks;

import dev.assay.benchmarks.scale.Assumptions;
import dev.assay.benchmarks.scale.ScaleTable;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Says for one question, a thousand and a million what they would take on AWS, simulated from the
 * assumptions of {@code benchmarks/scale/assumptions.yaml}: time, what is used up first, and cost
 * by part, with Standard and with Express children.
 */
public final class Scale {

  private static final Path FILE = Path.of("benchmarks/scale/assumptions.yaml");

  private Scale() {}

  /** Takes another file of assumptions, if any. */
  public static void main(String[] arguments) throws IOException {
    Path file = arguments.length > 0 ? Path.of(arguments[0]) : FILE;
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    ScaleTable.print(Assumptions.read(file), out);
  }
}
