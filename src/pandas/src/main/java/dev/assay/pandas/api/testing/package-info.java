/** {@code pandas.testing}. */
@NullMarked
package dev.assay.pandas.api.testing;

import org.jspecify.annotations.NullMarked;
