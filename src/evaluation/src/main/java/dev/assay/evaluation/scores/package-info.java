/** When a predicted result counts as right, by the rules of each evaluator. */
@NullMarked
package dev.assay.evaluation.scores;

import org.jspecify.annotations.NullMarked;
