/** Queries in which test tables stand before the real ones, as common tables of literals. */
@NullMarked
package dev.assay.sql.shadowing;

import org.jspecify.annotations.NullMarked;
