@NullMarked
package dev.assay.catalog;

import org.jspecify.annotations.NullMarked;
