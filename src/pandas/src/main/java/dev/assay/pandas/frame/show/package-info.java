/** Frames, series, labels and arrays as text, as pandas and numpy print them. */
@NullMarked
package dev.assay.pandas.frame.show;

import org.jspecify.annotations.NullMarked;
