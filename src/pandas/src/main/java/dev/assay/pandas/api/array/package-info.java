/** numpy's {@code ndarray} of one and of two dimensions. */
@NullMarked
package dev.assay.pandas.api.array;

import org.jspecify.annotations.NullMarked;
