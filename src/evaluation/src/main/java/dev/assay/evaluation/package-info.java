/** Execution accuracy as the evaluators of Spider and BIRD compute it. */
@NullMarked
package dev.assay.evaluation;

import org.jspecify.annotations.NullMarked;
