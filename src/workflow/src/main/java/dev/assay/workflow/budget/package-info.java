/** What may be taken of models, by a run and by a key in a day, and how that is kept. */
@NullMarked
package dev.assay.workflow.budget;

import org.jspecify.annotations.NullMarked;
