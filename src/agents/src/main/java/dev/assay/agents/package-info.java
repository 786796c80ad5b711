/** The agents: each asks a model for one thing, with a prompt of its own, and finds the code. */
@NullMarked
package dev.assay.agents;

import org.jspecify.annotations.NullMarked;
