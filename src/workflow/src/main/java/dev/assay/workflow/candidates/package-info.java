/** Several candidates for one question: classified by what they return, one of them selected. */
@NullMarked
package dev.assay.workflow.candidates;

import org.jspecify.annotations.NullMarked;
