package dev.assay.catalog.linking;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.Description;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What people wrote about columns. What they wrote about values is apart: it may hold some. */
public final class Descriptions {

  private static final int LONGEST = 1_000;

  private Descriptions() {}

  /** A column with its description. */
  public record DescribedColumn(ColumnRef column, String text) {}

  /** The column's description on one line, empty when there is none. */
  static String of(CatalogTable table, String column) {
    return table.column(column).map(CatalogColumn::meaning).map(Description::text).orElse("");
  }

  /** What is said about the column's values, empty when there is nothing. */
  static String ofValues(CatalogTable table, String column) {
    return table.column(column).map(CatalogColumn::meaning).map(Description::values).orElse("");
  }

  /**
   * The description that shares most with a keyword, by its words; empty when none shares any. This
   * is what is left of TS-SQL equation 3 without embeddings.
   */
  public static Optional<DescribedColumn> nearest(String keyword, List<DescribedColumn> described) {
    Set<String> wanted = new HashSet<>(Words.stems(keyword));
    DescribedColumn best = null;
    double most = 0;
    for (DescribedColumn each : described) {
      Set<String> words = new HashSet<>(Words.stems(each.text()));
      long shared = wanted.stream().filter(words::contains).count();
      double share = shared == 0 ? 0 : shared / (wanted.size() + 0.1 * words.size());
      if (share > most) {
        most = share;
        best = each;
      }
    }
    return Optional.ofNullable(best);
  }

  /** All columns that are described, in the catalog's order, long descriptions cut. */
  public static List<DescribedColumn> in(Catalog catalog) {
    List<DescribedColumn> described = new ArrayList<>();
    for (CatalogTable table : catalog.tables()) {
      for (CatalogColumn column : table.columns()) {
        String text = column.meaning().text().strip();
        if (!text.isEmpty()) {
          described.add(
              new DescribedColumn(
                  new ColumnRef(table.name(), column.name()),
                  text.substring(0, Math.min(LONGEST, text.length()))));
        }
      }
    }
    return described;
  }
}
