/** An index over the distinct text values of a database, which finds those near to a keyword. */
@NullMarked
package dev.assay.catalog.values;

import org.jspecify.annotations.NullMarked;
