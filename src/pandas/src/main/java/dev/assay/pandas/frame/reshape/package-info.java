/** Rows that become columns, and columns that become rows. */
@NullMarked
package dev.assay.pandas.frame.reshape;

import org.jspecify.annotations.NullMarked;
