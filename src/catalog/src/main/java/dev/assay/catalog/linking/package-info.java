/** Relevant linking (TS-SQL 3.1.1): which part of a catalog a question needs. */
@NullMarked
package dev.assay.catalog.linking;

import org.jspecify.annotations.NullMarked;
