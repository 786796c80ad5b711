/** Artifact stores, and which artifact is under which key. */
@NullMarked
package dev.assay.workflow.artifacts;

import org.jspecify.annotations.NullMarked;
