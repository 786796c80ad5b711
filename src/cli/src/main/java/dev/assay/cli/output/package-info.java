/** Answers as text. */
@NullMarked
package dev.assay.cli.output;

import org.jspecify.annotations.NullMarked;
