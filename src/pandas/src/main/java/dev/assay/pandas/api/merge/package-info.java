/** {@code pd.concat}, {@code merge_asof}, {@code merge_ordered} and the keys of {@code merge}. */
@NullMarked
package dev.assay.pandas.api.merge;

import org.jspecify.annotations.NullMarked;
