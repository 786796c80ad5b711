/** {@code groupby}, {@code resample} and what they give. */
@NullMarked
package dev.assay.pandas.api.groupby;

import org.jspecify.annotations.NullMarked;
