/**
 * Columns: values of one dtype each. One class a dtype, what dtypes have in common ({@code
 * Promotion}), and how values become columns ({@code Inference}, {@code Columns}).
 */
@NullMarked
package dev.assay.pandas.column;

import org.jspecify.annotations.NullMarked;
