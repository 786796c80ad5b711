/** Processes of their own in which SQL is executed, so that nothing it does ends this one. */
@NullMarked
package dev.assay.sql.worker;

import org.jspecify.annotations.NullMarked;
