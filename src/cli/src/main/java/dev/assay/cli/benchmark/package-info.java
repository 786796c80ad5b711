/** A benchmark's questions, answered as users' questions are. */
@NullMarked
package dev.assay.cli.benchmark;

import org.jspecify.annotations.NullMarked;
