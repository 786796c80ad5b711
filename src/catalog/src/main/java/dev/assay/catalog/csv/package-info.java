/** Catalogs of folders of CSV files. */
@NullMarked
package dev.assay.catalog.csv;

import org.jspecify.annotations.NullMarked;
