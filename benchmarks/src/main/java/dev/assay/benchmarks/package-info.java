/** Measurements that a reader can repeat. */
@NullMarked
package dev.assay.benchmarks;

import org.jspecify.annotations.NullMarked;
