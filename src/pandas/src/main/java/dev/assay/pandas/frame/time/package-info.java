/** Dates and times: reading, writing, fields and arithmetic. */
@NullMarked
package dev.assay.pandas.frame.time;

import org.jspecify.annotations.NullMarked;
