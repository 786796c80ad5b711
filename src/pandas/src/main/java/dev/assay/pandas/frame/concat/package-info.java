/** Frames and series one after another, or side by side. */
@NullMarked
package dev.assay.pandas.frame.concat;

import org.jspecify.annotations.NullMarked;
