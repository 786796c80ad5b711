/** The tables that bind pandas' names to the operations of frames. */
@NullMarked
package dev.assay.pandas.builtins.pandas;

import org.jspecify.annotations.NullMarked;
