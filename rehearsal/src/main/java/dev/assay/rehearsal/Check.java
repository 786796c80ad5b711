package dev.assay.rehearsal;

/**
 * One thing that a rehearsal looks at.
 *
 * @param what in words
 * @param holds whether it is so
 * @param seen what was seen; in a line
 */
public record Check(String what, boolean holds, String seen) {}
