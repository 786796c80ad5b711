package dev.assay.workflow.execution;

/**
 * One concrete thing found wrong with a candidate; what revision is fed with.
 *
 * @param inspector who found it
 * @param kind what kind of thing it is, in the inspector's words
 * @param message the thing itself, on one line
 */
public record Finding(String inspector, String kind, String message) {}
