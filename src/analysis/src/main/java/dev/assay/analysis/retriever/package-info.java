/** The database retriever of Tool-SQL: values that a query asks for and the database lacks. */
@NullMarked
package dev.assay.analysis.retriever;

import org.jspecify.annotations.NullMarked;
