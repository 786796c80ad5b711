/** The error detector of Tool-SQL: what a query's tree and the catalog show to be wrong. */
@NullMarked
package dev.assay.analysis.detector;

import org.jspecify.annotations.NullMarked;
