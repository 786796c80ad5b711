/** Li and Xie: small databases, made to tell candidates apart by their results. */
@NullMarked
package dev.assay.analysis.databases;

import org.jspecify.annotations.NullMarked;
