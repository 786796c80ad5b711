/**
 * Dtypes as programs see them: {@code astype}, {@code pd.api.types}, {@code series.cat}, {@code
 * pd.array}.
 */
@NullMarked
package dev.assay.pandas.api.dtype;

import org.jspecify.annotations.NullMarked;
