/** Test code: written by several models, inspected, voted on. */
@NullMarked
package dev.assay.workflow.testcode;

import org.jspecify.annotations.NullMarked;
