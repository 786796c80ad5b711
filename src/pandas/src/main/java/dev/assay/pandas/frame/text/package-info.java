/** Operations on columns of text. */
@NullMarked
package dev.assay.pandas.frame.text;

import org.jspecify.annotations.NullMarked;
