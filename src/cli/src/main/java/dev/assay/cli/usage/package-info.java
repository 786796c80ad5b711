/** The command that adds up what runs took. */
@NullMarked
package dev.assay.cli.usage;

import org.jspecify.annotations.NullMarked;
