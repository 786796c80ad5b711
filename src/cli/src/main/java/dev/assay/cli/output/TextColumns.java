package dev.assay.cli.output;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.IntStream;

/** Lines of cells as columns, each as wide as its widest cell. */
public final class TextColumns {

  private static final int GAP = 2;

  private TextColumns() {}

  /** Prints the lines; all have as many cells. */
  public static void print(PrintWriter out, List<List<String>> lines) {
    int[] widths =
        IntStream.range(0, lines.getFirst().size())
            .map(
                column ->
                    lines.stream().mapToInt(line -> line.get(column).length()).max().orElse(0))
            .toArray();
    for (List<String> line : lines) {
      StringBuilder text = new StringBuilder();
      for (int column = 0; column < widths.length; column++) {
        String cell = line.get(column);
        text.append(cell).append(" ".repeat(widths[column] - cell.length() + GAP));
      }
      out.println(text.toString().stripTrailing());
    }
  }
}
