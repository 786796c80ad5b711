/** The model calls of a run: each is made once and paid once, and within the run's budget. */
@NullMarked
package dev.assay.workflow.calls;

import org.jspecify.annotations.NullMarked;
