/** The module {@code pandas} itself: its functions, options and errors, and what it lacks. */
@NullMarked
package dev.assay.pandas.api.module;

import org.jspecify.annotations.NullMarked;
