package dev.assay.sql.query;

import org.jspecify.annotations.Nullable;

/**
 * A column that a table or a subquery offers.
 *
 * @param name under which it can be asked for
 * @param origin the column of the database that it is; null when it is computed
 */
public record Output(String name, @Nullable BaseColumn origin) {}
