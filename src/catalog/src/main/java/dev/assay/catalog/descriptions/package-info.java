/** What people have written about tables and columns: read from their files, put into catalogs. */
@NullMarked
package dev.assay.catalog.descriptions;

import org.jspecify.annotations.NullMarked;
