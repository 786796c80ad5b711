/** What can be found out about SQL without a model. */
@NullMarked
package dev.assay.analysis;

import org.jspecify.annotations.NullMarked;
