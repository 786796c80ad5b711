/** The files of the benchmarks: questions, gold SQL, predictions, databases. */
@NullMarked
package dev.assay.evaluation.files;

import org.jspecify.annotations.NullMarked;
