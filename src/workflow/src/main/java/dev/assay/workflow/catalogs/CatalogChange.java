package dev.assay.workflow.catalogs;

/**
 * Something that differs between two catalogs.
 *
 * @param where the table, or {@code table.column}
 * @param what differs, such as {@code type}
 * @param before as it was; empty when it was not there
 * @param after as it is; empty when it is gone
 */
public record CatalogChange(String where, String what, String before, String after) {}
