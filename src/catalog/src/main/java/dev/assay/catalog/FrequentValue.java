package dev.assay.catalog;

/** A value of a column, and in how many of the rows that were read it stands. */
public record FrequentValue(Cell value, long count) {}
