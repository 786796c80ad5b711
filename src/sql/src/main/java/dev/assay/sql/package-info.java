/** Engines that execute SQL on test data, the dialects they stand for, and what they refuse. */
@NullMarked
package dev.assay.sql;

import org.jspecify.annotations.NullMarked;
