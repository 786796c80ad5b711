/** The command that answers questions over HTTP, as the deployed API does. */
@NullMarked
package dev.assay.cli.serve;

import org.jspecify.annotations.NullMarked;
