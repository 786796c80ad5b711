package dev.assay.workflow.reporting;

/**
 * Which of the readings of an ambiguous question its asker means.
 *
 * @param number the reading's, from 1
 */
public record ChosenReading(int number) {}
