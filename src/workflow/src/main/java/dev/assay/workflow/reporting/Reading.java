package dev.assay.workflow.reporting;

import dev.assay.table.Table;
import org.jspecify.annotations.Nullable;

/**
 * One of several meanings that a question can have.
 *
 * @param number from 1, in the order in which they are shown
 * @param meaning the question so read, in one sentence
 * @param sql what answers it; null where no SQL could be written
 * @param candidate the candidate that the SQL is; null where there is none
 * @param tested whether the SQL passed a test case that is written for this reading
 * @param testCase the number of that test case; null where there is none
 * @param preferred whether it is the likelier one; of two that are as likely neither is
 * @param result what it gives on the test data
 */
public record Reading(
    int number,
    String meaning,
    @Nullable String sql,
    @Nullable Integer candidate,
    boolean tested,
    @Nullable Integer testCase,
    boolean preferred,
    @Nullable Table result) {}
