/** {@code rolling}, {@code expanding} and {@code ewm}. */
@NullMarked
package dev.assay.pandas.api.window;

import org.jspecify.annotations.NullMarked;
