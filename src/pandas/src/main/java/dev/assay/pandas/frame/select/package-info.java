/** Finding rows and columns by label. */
@NullMarked
package dev.assay.pandas.frame.select;

import org.jspecify.annotations.NullMarked;
