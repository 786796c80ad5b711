/** What columns hold that hold more than one value: objects, arrays, and fields within these. */
@NullMarked
package dev.assay.catalog.nested;

import org.jspecify.annotations.NullMarked;
