package dev.assay.cli.pandas;

/**
 * A program to run.
 *
 * @param name the file as it was given
 */
record ProgramFile(String name, String code) implements GivenFile {}
