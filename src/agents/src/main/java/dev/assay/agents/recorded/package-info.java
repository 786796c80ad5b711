/** Completions recorded from models, or written by hand, and their replay. */
@NullMarked
package dev.assay.agents.recorded;

import org.jspecify.annotations.NullMarked;
