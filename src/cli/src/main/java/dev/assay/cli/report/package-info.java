/** The command that shows what runs have made. */
@NullMarked
package dev.assay.cli.report;

import org.jspecify.annotations.NullMarked;
