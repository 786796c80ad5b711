/** The steps of a run, put together as functions. */
@NullMarked
package dev.assay.workflow;

import org.jspecify.annotations.NullMarked;
