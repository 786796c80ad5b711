package dev.assay.workflow.refinement;

import dev.assay.table.Table;

/**
 * A refinement that ended with an answer.
 *
 * @param result what the SQL returned, numbers rounded
 */
record Agreed(String sql, Table result, int queries) implements Refined {}
