/** Memory that objects share: views of frames, and arrays of their values. */
@NullMarked
package dev.assay.pandas.api.memory;

import org.jspecify.annotations.NullMarked;
