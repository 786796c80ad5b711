/** Aggregation: one value of each group of rows. Reducing a whole column is a group of all rows. */
@NullMarked
package dev.assay.pandas.frame.aggregate;

import org.jspecify.annotations.NullMarked;
