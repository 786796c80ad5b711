@NullMarked
package dev.assay.sql;

import org.jspecify.annotations.NullMarked;
