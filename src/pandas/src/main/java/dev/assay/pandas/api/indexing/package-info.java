/**
 * Keys in brackets: {@code loc}, {@code iloc}, {@code at}, {@code iat}, {@code df[...]} and what is
 * written there.
 */
@NullMarked
package dev.assay.pandas.api.indexing;

import org.jspecify.annotations.NullMarked;
