/** Grouping of rows by keys, and what is computed of groups. */
@NullMarked
package dev.assay.pandas.frame.groupby;

import org.jspecify.annotations.NullMarked;
