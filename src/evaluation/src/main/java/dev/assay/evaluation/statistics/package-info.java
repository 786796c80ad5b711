/** How sure the figures of an evaluation are. */
@NullMarked
package dev.assay.evaluation.statistics;

import org.jspecify.annotations.NullMarked;
