/** What steps share: the question, events, outcomes, and artifacts as records. */
@NullMarked
package dev.assay.workflow.run;

import org.jspecify.annotations.NullMarked;
