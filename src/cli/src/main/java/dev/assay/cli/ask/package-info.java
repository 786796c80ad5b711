/** The ask command. */
@NullMarked
package dev.assay.cli.ask;

import org.jspecify.annotations.NullMarked;
