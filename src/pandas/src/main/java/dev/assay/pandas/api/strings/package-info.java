/** {@code series.str}. */
@NullMarked
package dev.assay.pandas.api.strings;

import org.jspecify.annotations.NullMarked;
