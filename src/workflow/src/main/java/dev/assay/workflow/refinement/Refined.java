package dev.assay.workflow.refinement;

/** How a refinement ended. */
sealed interface Refined permits Agreed, GivenUp {

  /** How many queries were executed. */
  int queries();
}
