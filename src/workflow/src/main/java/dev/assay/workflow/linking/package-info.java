/** Relevant linking: which part of the database prompts see, and which of its values. */
@NullMarked
package dev.assay.workflow.linking;

import org.jspecify.annotations.NullMarked;
