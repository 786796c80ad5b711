/** Made-up values of any number, keywords for them, and what measuring every value finds. */
@NullMarked
package dev.assay.benchmarks.values;

import org.jspecify.annotations.NullMarked;
