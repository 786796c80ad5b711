/** What questions in great numbers would take of AWS and of models, simulated. */
@NullMarked
package dev.assay.benchmarks.scale;

import org.jspecify.annotations.NullMarked;
