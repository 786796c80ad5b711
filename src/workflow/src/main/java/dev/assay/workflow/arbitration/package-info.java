/** Who is right where a candidate and its test case differ. */
@NullMarked
package dev.assay.workflow.arbitration;

import org.jspecify.annotations.NullMarked;
