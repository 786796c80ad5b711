package dev.assay.workflow.batch;

import org.jspecify.annotations.Nullable;

/**
 * One line of a batch's file, small enough to cross the state machine: what it asks is an artifact
 * of its run.
 *
 * @param line its number, from 1
 * @param run the id of the run that answers it
 * @param id the question's id as it was given; null when it has none, or the line is broken
 * @param database the database's name as it was given; null as above
 * @param problem what is wrong with the line; null when it is not broken
 */
public record BatchItem(
    int line,
    String run,
    @Nullable String id,
    @Nullable String database,
    @Nullable String problem) {}
