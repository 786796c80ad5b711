/** The function reporting. */
@NullMarked
package dev.assay.function.reporting;

import org.jspecify.annotations.NullMarked;
