/** The command line. */
@NullMarked
package dev.assay.cli;

import org.jspecify.annotations.NullMarked;
