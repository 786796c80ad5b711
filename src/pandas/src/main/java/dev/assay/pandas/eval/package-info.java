/** The tree-walking evaluator: scopes, limits, the object protocol, operators. */
@NullMarked
package dev.assay.pandas.eval;

import org.jspecify.annotations.NullMarked;
