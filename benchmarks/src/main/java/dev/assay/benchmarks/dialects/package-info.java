/** Queries with the answers of real servers, held against the engines that stand for them. */
@NullMarked
package dev.assay.benchmarks.dialects;

import org.jspecify.annotations.NullMarked;
