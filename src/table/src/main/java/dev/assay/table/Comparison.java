package dev.assay.table;

import java.util.List;

/** The outcome of comparing two results: equal, or what differs. */
public record Comparison(List<Difference> differences) {

  public Comparison {
    differences = List.copyOf(differences);
  }

  public boolean equal() {
    return differences.isEmpty();
  }
}
