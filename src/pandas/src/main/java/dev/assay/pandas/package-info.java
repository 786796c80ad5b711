@NullMarked
package dev.assay.pandas;

import org.jspecify.annotations.NullMarked;
