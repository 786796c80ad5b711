/** Built catalogs in an artifact store: their file format, checks and differences. */
@NullMarked
package dev.assay.workflow.catalogs;

import org.jspecify.annotations.NullMarked;
