package dev.assay.pandas.value;

/** A place in a program: the source's name, and line and column, both from 1. */
public record Position(String source, int line, int column) {}
