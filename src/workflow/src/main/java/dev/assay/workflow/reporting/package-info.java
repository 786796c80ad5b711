/** How a run ended, with its evidence and its price. */
@NullMarked
package dev.assay.workflow.reporting;

import org.jspecify.annotations.NullMarked;
