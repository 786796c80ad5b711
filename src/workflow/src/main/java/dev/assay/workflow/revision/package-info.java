/** The first candidate, and revised ones. */
@NullMarked
package dev.assay.workflow.revision;

import org.jspecify.annotations.NullMarked;
