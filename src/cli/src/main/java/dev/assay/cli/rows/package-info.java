/** The rows that answered SQL gives on the user's own database. */
@NullMarked
package dev.assay.cli.rows;

import org.jspecify.annotations.NullMarked;
