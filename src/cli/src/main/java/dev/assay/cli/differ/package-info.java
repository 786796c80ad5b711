/** {@code assay differ}: a small database on which two queries differ. */
@NullMarked
package dev.assay.cli.differ;

import org.jspecify.annotations.NullMarked;
