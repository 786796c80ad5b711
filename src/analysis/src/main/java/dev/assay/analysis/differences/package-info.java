/** Small databases that tell two queries apart, and what their results differ in. */
@NullMarked
package dev.assay.analysis.differences;

import org.jspecify.annotations.NullMarked;
