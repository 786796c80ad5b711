/** The tables that bind numpy's names to the operations of columns. */
@NullMarked
package dev.assay.pandas.api.numpy;

import org.jspecify.annotations.NullMarked;
