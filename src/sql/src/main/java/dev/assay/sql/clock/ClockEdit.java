package dev.assay.sql.clock;

/**
 * A piece of a query that asks for the time, and what stands in its place.
 *
 * @param start offset of its first character
 * @param end offset after its last one
 */
record ClockEdit(int start, int end, String replacement) {}
