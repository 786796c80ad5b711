/** The evidence of runs as self-contained pages: no network, no script, readable by eye. */
@NullMarked
package dev.assay.report;

import org.jspecify.annotations.NullMarked;
