/** Missing values: found, filled and dropped. */
@NullMarked
package dev.assay.pandas.frame.missing;

import org.jspecify.annotations.NullMarked;
