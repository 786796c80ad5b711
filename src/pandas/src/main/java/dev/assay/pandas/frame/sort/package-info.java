/** Sorting and ranking. */
@NullMarked
package dev.assay.pandas.frame.sort;

import org.jspecify.annotations.NullMarked;
