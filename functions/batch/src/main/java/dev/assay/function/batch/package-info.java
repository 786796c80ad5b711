/** The function batch. */
@NullMarked
package dev.assay.function.batch;

import org.jspecify.annotations.NullMarked;
