/** The labels of rows and columns: {@code Index}, {@code RangeIndex} and {@code MultiIndex}. */
@NullMarked
package dev.assay.pandas.frame.index;

import org.jspecify.annotations.NullMarked;
