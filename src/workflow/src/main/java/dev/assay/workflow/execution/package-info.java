/** Candidates executed on test data, and what inspectors find. */
@NullMarked
package dev.assay.workflow.execution;

import org.jspecify.annotations.NullMarked;
