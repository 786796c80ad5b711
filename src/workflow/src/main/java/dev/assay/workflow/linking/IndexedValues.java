package dev.assay.workflow.linking;

import dev.assay.workflow.run.Artifacts;

/** The index of a database's values, before it is kept with the catalog of a run. */
public interface IndexedValues {

  /** SHA-256 of the index in hexadecimal digits; equal values have equal ones. */
  String sha256();

  /** Keeps the index beside the catalog of this key, unless it is there already. */
  void keep(Artifacts artifacts, String catalogKey);
}
