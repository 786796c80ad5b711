/** The command that answers a file of questions. */
@NullMarked
package dev.assay.cli.batch;

import org.jspecify.annotations.NullMarked;
