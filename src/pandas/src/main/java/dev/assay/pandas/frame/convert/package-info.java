/** Conversion between dtypes, and between frames and Assay's tables. */
@NullMarked
package dev.assay.pandas.frame.convert;

import org.jspecify.annotations.NullMarked;
