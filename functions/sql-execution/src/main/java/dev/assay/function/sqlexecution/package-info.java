/** The function sql-execution. */
@NullMarked
package dev.assay.function.sqlexecution;

import org.jspecify.annotations.NullMarked;
