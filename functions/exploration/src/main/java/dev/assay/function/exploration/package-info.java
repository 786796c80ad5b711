/** The function exploration. */
@NullMarked
package dev.assay.function.exploration;

import org.jspecify.annotations.NullMarked;
