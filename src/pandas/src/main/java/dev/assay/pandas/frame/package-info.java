/**
 * Typed columns, indexes, series and frames: the data of pandas, and nothing of Python's syntax.
 */
@NullMarked
package dev.assay.pandas.frame;

import org.jspecify.annotations.NullMarked;
