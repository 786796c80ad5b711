/** {@code assay refine}. */
@NullMarked
package dev.assay.cli.refine;

import org.jspecify.annotations.NullMarked;
