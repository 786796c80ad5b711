package dev.assay.workflow.run;

import dev.assay.workflow.strategy.Strategy;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a run is made of.
 *
 * @param without the parts that are left out
 * @param strategy which parts there are beside the test case
 */
public record RunParts(Set<Part> without, Strategy strategy) {

  /** TS-SQL, whole. */
  public static final RunParts DEFAULT = new RunParts(Set.of(), Strategy.DEFAULT);

  public RunParts {
    without = Collections.unmodifiableSet(new TreeSet<>(without));
  }

  /** Whether runs have the part. */
  public boolean has(Part part) {
    return !without.contains(part);
  }
}
