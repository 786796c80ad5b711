/** {@code assay eval}: scores the predictions of any system on a benchmark. */
@NullMarked
package dev.assay.cli.eval;

import org.jspecify.annotations.NullMarked;
