/** Folders of files as databases. */
@NullMarked
package dev.assay.catalog.folder;

import org.jspecify.annotations.NullMarked;
