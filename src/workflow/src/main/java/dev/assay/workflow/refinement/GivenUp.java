package dev.assay.workflow.refinement;

/**
 * A refinement that ended without an answer.
 *
 * @param sql the last query; empty when there was none
 */
record GivenUp(String sql, String reason, int queries) implements Refined {}
