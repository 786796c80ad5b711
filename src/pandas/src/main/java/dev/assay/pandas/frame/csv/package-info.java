/** Text of separated values, read as pandas' parser reads it. */
@NullMarked
package dev.assay.pandas.frame.csv;

import org.jspecify.annotations.NullMarked;
