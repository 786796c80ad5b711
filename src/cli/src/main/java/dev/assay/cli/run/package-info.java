/** Runs in this process, through the state machine. */
@NullMarked
package dev.assay.cli.run;

import org.jspecify.annotations.NullMarked;
