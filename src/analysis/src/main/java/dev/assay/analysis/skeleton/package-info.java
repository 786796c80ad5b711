/** DAC: what a query is made of, compared with what its question alone implies. */
@NullMarked
package dev.assay.analysis.skeleton;

import org.jspecify.annotations.NullMarked;
