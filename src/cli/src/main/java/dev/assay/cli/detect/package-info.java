/** {@code assay eval --detect}. */
@NullMarked
package dev.assay.cli.detect;

import org.jspecify.annotations.NullMarked;
