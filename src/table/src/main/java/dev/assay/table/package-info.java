/** Tables, the values in them, and the comparison of results. */
@NullMarked
package dev.assay.table;

import org.jspecify.annotations.NullMarked;
