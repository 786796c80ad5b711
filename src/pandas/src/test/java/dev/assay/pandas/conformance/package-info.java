/** Agreement with real pandas, program by program. */
@NullMarked
package dev.assay.pandas.conformance;

import org.jspecify.annotations.NullMarked;
