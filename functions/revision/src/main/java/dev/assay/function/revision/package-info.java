/** The function revision. */
@NullMarked
package dev.assay.function.revision;

import org.jspecify.annotations.NullMarked;
