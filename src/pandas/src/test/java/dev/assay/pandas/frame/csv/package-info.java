/** Tests of reading CSV. */
@NullMarked
package dev.assay.pandas.frame.csv;

import org.jspecify.annotations.NullMarked;
