/** Queries written as function calls, one a clause, checked call by call (Tool-SQL, figure 2). */
@NullMarked
package dev.assay.analysis.calls;

import org.jspecify.annotations.NullMarked;
