/** What all functions are put together from: artifact store, steps and models, by configuration. */
@NullMarked
package dev.assay.function.runtime;

import org.jspecify.annotations.NullMarked;
