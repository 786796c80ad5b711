/** Conditions that compare columns with values written out. */
@NullMarked
package dev.assay.analysis.conditions;

import org.jspecify.annotations.NullMarked;
