/** How well the test data of a run tell SQL from the same SQL with a mistake. */
@NullMarked
package dev.assay.workflow.adequacy;

import org.jspecify.annotations.NullMarked;
