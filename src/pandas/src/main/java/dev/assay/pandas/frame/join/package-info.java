/** Joins of frames by keys, and alignment by labels. */
@NullMarked
package dev.assay.pandas.frame.join;

import org.jspecify.annotations.NullMarked;
