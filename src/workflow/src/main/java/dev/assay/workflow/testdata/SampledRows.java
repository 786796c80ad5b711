package dev.assay.workflow.testdata;

import dev.assay.table.Table;
import java.util.Map;

/**
 * Rows of a database, kept with its catalog for runs whose test data no model writes.
 *
 * @param tables the rows of each table, by its name in the catalog
 */
public record SampledRows(Map<String, Table> tables) {}
