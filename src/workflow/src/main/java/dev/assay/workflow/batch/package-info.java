/** Many questions from one file: what each line asks, and what became of it. */
@NullMarked
package dev.assay.workflow.batch;

import org.jspecify.annotations.NullMarked;
