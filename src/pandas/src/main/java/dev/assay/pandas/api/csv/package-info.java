/** {@code pd.read_csv} and {@code to_csv}. */
@NullMarked
package dev.assay.pandas.api.csv;

import org.jspecify.annotations.NullMarked;
