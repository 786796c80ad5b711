/** Holds SQL against what its question, and what is to be known for it, say in so many words. */
@NullMarked
package dev.assay.analysis.wording;

import org.jspecify.annotations.NullMarked;
