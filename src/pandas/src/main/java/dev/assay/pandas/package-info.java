/** The pandas test-code language: programs in, tables or a named error out. */
@NullMarked
package dev.assay.pandas;

import org.jspecify.annotations.NullMarked;
