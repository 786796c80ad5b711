/** {@code fillna}, {@code where}, {@code combine_first} and {@code interpolate}. */
@NullMarked
package dev.assay.pandas.api.missing;

import org.jspecify.annotations.NullMarked;
