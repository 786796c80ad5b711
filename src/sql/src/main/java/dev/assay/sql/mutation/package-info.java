/** Queries with one plausible mistake each, which good test data tell from the query itself. */
@NullMarked
package dev.assay.sql.mutation;

import org.jspecify.annotations.NullMarked;
