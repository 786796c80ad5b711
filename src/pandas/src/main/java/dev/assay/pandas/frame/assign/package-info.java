/** Putting values into columns, and columns and rows into frames. */
@NullMarked
package dev.assay.pandas.frame.assign;

import org.jspecify.annotations.NullMarked;
