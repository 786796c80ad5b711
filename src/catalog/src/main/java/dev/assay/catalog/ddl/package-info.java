/** Catalogs of files of DDL, without a database. */
@NullMarked
package dev.assay.catalog.ddl;

import org.jspecify.annotations.NullMarked;
