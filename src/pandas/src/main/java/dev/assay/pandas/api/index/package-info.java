/** {@code pd.Index} and its kinds. */
@NullMarked
package dev.assay.pandas.api.index;

import org.jspecify.annotations.NullMarked;
