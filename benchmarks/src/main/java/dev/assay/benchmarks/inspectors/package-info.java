/** Measurements of what finds mistakes without a model. */
@NullMarked
package dev.assay.benchmarks.inspectors;

import org.jspecify.annotations.NullMarked;
