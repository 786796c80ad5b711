package dev.assay.cli.serve;

import java.time.Instant;

/**
 * A file of questions that somebody put in.
 *
 * @param name of the file, as it was given
 * @param lines how many questions it has
 */
record ServedBatch(String name, Instant begun, int lines) {}
