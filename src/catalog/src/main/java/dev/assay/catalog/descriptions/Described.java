package dev.assay.catalog.descriptions;

import dev.assay.catalog.Description;
import org.jspecify.annotations.Nullable;

/**
 * A table or a column and what a file says of it; names as the file spells them.
 *
 * @param column null for the table itself
 * @param where the file, and the line if there is one, for messages
 */
public record Described(
    String table, @Nullable String column, Description description, String where) {}
