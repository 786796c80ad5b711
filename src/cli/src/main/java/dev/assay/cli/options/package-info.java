/** Options that several commands have. */
@NullMarked
package dev.assay.cli.options;

import org.jspecify.annotations.NullMarked;
