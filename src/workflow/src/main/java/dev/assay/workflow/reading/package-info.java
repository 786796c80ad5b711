/** What a question alone implies: the entities that it mentions, and its skeleton. */
@NullMarked
package dev.assay.workflow.reading;

import org.jspecify.annotations.NullMarked;
