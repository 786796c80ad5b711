/**
 * Calls to chat models: what is asked, what comes back, what may fail, and which models there are.
 */
@NullMarked
package dev.assay.agents.model;

import org.jspecify.annotations.NullMarked;
