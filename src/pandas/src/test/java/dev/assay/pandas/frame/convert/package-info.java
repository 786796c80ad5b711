/** Tests of conversions of columns. */
@NullMarked
package dev.assay.pandas.frame.convert;

import org.jspecify.annotations.NullMarked;
