/** What the log says of failures. */
@NullMarked
package dev.assay.workflow.log;

import org.jspecify.annotations.NullMarked;
