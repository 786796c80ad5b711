/** Tests of rows as they are shown. */
@NullMarked
package dev.assay.cli.rows;

import org.jspecify.annotations.NullMarked;
