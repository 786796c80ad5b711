/** {@code assay pandas}: programs of the test-code language run by hand. */
@NullMarked
package dev.assay.cli.pandas;

import org.jspecify.annotations.NullMarked;
