/**
 * {@code pivot_table}, {@code melt}, {@code crosstab}, {@code cut}, {@code get_dummies}, {@code
 * stack}.
 */
@NullMarked
package dev.assay.pandas.api.reshape;

import org.jspecify.annotations.NullMarked;
