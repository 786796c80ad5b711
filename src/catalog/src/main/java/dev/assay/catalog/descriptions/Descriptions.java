package dev.assay.catalog.descriptions;

import java.util.List;

/**
 * What a description file holds.
 *
 * @param problems what could not be used of it, one line each
 */
public record Descriptions(
    List<Described> described, List<DescribedKey> keys, List<String> problems) {

  public Descriptions {
    described = List.copyOf(described);
    keys = List.copyOf(keys);
    problems = List.copyOf(problems);
  }
}
