/** Arithmetic, comparison and logic of whole columns. */
@NullMarked
package dev.assay.pandas.frame.compute;

import org.jspecify.annotations.NullMarked;
