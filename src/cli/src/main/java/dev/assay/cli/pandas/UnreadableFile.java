package dev.assay.cli.pandas;

/**
 * A file that is no program, so that it cannot be run.
 *
 * @param name the file as it was given
 * @param type what Python calls such an error
 * @param message what is wrong with it, for people
 */
record UnreadableFile(String name, String type, String message) implements GivenFile {}
