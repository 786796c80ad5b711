package dev.assay.catalog.linking;

import dev.assay.catalog.CatalogTable;
import java.util.List;

/**
 * Tables of one shape whose names have a common beginning or end, such as {@code
 * ga_sessions_20160801} and the tables of the days after it; most tables are a family of one.
 *
 * @param first the table that stands for all
 * @param names the names of all, the first one's included, in order
 */
public record TableFamily(CatalogTable first, List<String> names) {

  public TableFamily {
    names = List.copyOf(names);
  }

  /** Whether there is more than one table. */
  public boolean several() {
    return names.size() > 1;
  }

  /**
   * All names, runs of numbers or days without a gap written as {@code first to last}; of very many
   * the first.
   */
  public String list() {
    return NameRuns.written(names);
  }
}
