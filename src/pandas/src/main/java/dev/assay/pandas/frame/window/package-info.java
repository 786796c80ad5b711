/** Values computed along the rows: shifted, accumulated, ranked, rolling. */
@NullMarked
package dev.assay.pandas.frame.window;

import org.jspecify.annotations.NullMarked;
