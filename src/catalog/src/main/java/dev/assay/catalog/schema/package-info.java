/** Tables as they are declared, wherever the declaration was found. */
@NullMarked
package dev.assay.catalog.schema;

import org.jspecify.annotations.NullMarked;
