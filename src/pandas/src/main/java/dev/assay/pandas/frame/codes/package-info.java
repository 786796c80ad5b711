/** Values as small codes, the ground of grouping, joining, deduplicating and counting. */
@NullMarked
package dev.assay.pandas.frame.codes;

import org.jspecify.annotations.NullMarked;
