package dev.assay.sql;

import java.time.Duration;

/**
 * What came of one query on a database file.
 *
 * @param brokenText whether the result had text that is not UTF-8; what is not was left out
 * @param time from the query's start to its last row read, or to its failure
 */
public record FileQuery(SqlOutcome outcome, boolean brokenText, Duration time) {}
