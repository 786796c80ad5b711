/** The clock of SQL: what a query means by "now" is the moment that its run is as of. */
@NullMarked
package dev.assay.sql.clock;

import org.jspecify.annotations.NullMarked;
