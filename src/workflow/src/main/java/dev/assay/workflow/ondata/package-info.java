/** Answered SQL and test code, tried on the rows that a user's database holds. */
@NullMarked
package dev.assay.workflow.ondata;

import org.jspecify.annotations.NullMarked;
