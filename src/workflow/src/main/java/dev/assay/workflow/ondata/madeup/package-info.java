/** Rows with made-up values in place of real ones. */
@NullMarked
package dev.assay.workflow.ondata.madeup;

import org.jspecify.annotations.NullMarked;
