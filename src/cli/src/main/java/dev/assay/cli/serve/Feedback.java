package dev.assay.cli.serve;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What the asker says of an answer; kept with the run.
 *
 * @param because what is wrong with it, or what else there is to say; empty when nothing is said
 * @param kept the name that it has in the suite; null while it is not there
 */
record Feedback(boolean right, String because, Instant said, @Nullable String kept) {}
