/**
 * Finds the one statement or program in a model's answer, whatever stands around it: reasoning,
 * prose, fences, JSON, elements.
 */
@NullMarked
package dev.assay.agents.reading;

import org.jspecify.annotations.NullMarked;
