/** The function relevant-linking. */
@NullMarked
package dev.assay.function.relevantlinking;

import org.jspecify.annotations.NullMarked;
