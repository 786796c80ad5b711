/**
 * Python and numpy values that the language and the frames share, their equality, order, text and
 * arithmetic.
 */
@NullMarked
package dev.assay.pandas.value;

import org.jspecify.annotations.NullMarked;
