/** What frames, series and indexes have in common: their arguments, operators and reductions. */
@NullMarked
package dev.assay.pandas.api.common;

import org.jspecify.annotations.NullMarked;
