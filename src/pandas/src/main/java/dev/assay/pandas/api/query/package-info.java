/** {@code df.query} and {@code df.eval}. */
@NullMarked
package dev.assay.pandas.api.query;

import org.jspecify.annotations.NullMarked;
