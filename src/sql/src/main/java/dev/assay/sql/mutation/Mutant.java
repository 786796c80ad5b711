package dev.assay.sql.mutation;

/**
 * A query with one plausible mistake.
 *
 * @param change what differs from the query, on one line: {@code weight > 5 became weight >= 5}
 */
public record Mutant(MutationKind kind, String change, String sql) {}
