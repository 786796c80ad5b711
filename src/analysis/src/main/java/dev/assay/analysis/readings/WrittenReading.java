package dev.assay.analysis.readings;

/**
 * Another query that the question may mean.
 *
 * @param kind on what it hangs
 * @param sql the answer's SQL, changed there alone
 */
public record WrittenReading(ReadingKind kind, String sql) {}
