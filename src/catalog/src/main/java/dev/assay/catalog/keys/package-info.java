/** Foreign keys that nobody declared. */
@NullMarked
package dev.assay.catalog.keys;

import org.jspecify.annotations.NullMarked;
