/** {@code pd.Series}: its methods and operators. */
@NullMarked
package dev.assay.pandas.api.series;

import org.jspecify.annotations.NullMarked;
