/**
 * Dates and times: {@code pd.Timestamp}, {@code pd.to_datetime}, {@code series.dt}, offsets,
 * periods.
 */
@NullMarked
package dev.assay.pandas.api.datetimes;

import org.jspecify.annotations.NullMarked;
