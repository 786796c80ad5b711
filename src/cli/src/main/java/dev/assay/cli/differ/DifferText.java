package dev.assay.cli.differ;

import dev.assay.analysis.differences.QueryDifference;
import dev.assay.analysis.differences.SearchResult;
import dev.assay.table.TableText;
import java.io.PrintWriter;

/** The rows on which two queries differ, and both results. */
public final class DifferText {

  private static final int MOST_ROWS = 50;

  private final PrintWriter out;
  private final String one;
  private final String other;

  /** Names the queries as they are given. */
  public DifferText(PrintWriter out, String one, String other) {
    this.out = out;
    this.one = one;
    this.other = other;
  }

  /** Prints what was found. */
  public void print(SearchResult result) {
    switch (result) {
      case SearchResult.Found(QueryDifference difference, int databases) -> {
        out.printf("The queries differ in %s.%n%n", difference.kind().text());
        print(ShownDifference.of(difference));
        out.printf("%n%s%n", tried(databases));
      }
      case SearchResult.NoneFound(int databases, int mostRows) ->
          out.printf(
              "None found up to %d row%s a table: the queries gave the same on %s, which does not"
                  + " make them equal.%n",
              mostRows, mostRows == 1 ? "" : "s", number(databases));
      case SearchResult.NotRun not -> out.println(not.failure().message());
    }
  }

  /** Prints the tables and both results. */
  public void print(ShownDifference difference) {
    for (ShownDifference.ShownTable table : difference.tables()) {
      out.printf(
          "%s%n%s%n%n",
          TableText.oneLine(table.name()),
          TableText.aligned(table.rows(), MOST_ROWS).indent(2).stripTrailing());
    }
    result(one, difference.one());
    out.println();
    result(other, difference.other());
  }

  private void result(String name, ShownDifference.ShownResult result) {
    String text =
        result.rows() == null
            ? "fails: " + result.error()
            : TableText.aligned(result.rows(), MOST_ROWS);
    out.printf("%s gives%n%s%n", name, text.indent(2).stripTrailing());
  }

  private static String tried(int databases) {
    return "Found in %s that %s tried."
        .formatted(number(databases), databases == 1 ? "was" : "were");
  }

  private static String number(int databases) {
    return databases == 1 ? "1 database" : "%,d databases".formatted(databases);
  }
}
