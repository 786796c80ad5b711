/** Telling wrong SQL from right SQL, as a task that is measured. */
@NullMarked
package dev.assay.evaluation.detection;

import org.jspecify.annotations.NullMarked;
