/** Queries as trees: parsed, with every name traced to what it stands for. */
@NullMarked
package dev.assay.sql.query;

import org.jspecify.annotations.NullMarked;
