package dev.assay.benchmarks;

import dev.assay.benchmarks.scale.Assumptions;
import dev.assay.benchmarks.scale.MonthPrices;
import dev.assay.benchmarks.scale.MonthTable;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Says what a month of Assay costs on AWS, part by part: with nothing asked, and with so many
 * questions a day on demand, from {@code benchmarks/scale/month.yaml} and the simulation of {@link
 * Scale}.
 */
public final class Month {

  private static final Path FOLDER = Path.of("benchmarks/scale");

  private Month() {}

  /** Takes another file of prices, if any. */
  public static void main(String[] arguments) throws IOException {
    Path file = arguments.length > 0 ? Path.of(arguments[0]) : FOLDER.resolve("month.yaml");
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    MonthTable.print(
        Assumptions.read(FOLDER.resolve("assumptions.yaml")), MonthPrices.read(file), out);
  }
}
