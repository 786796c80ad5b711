/** Which parts a run is made of: how candidates come about, what inspects them, what chooses. */
@NullMarked
package dev.assay.workflow.strategy;

import org.jspecify.annotations.NullMarked;
