/** Test data: written by a model, evaluated, checked. */
@NullMarked
package dev.assay.workflow.testdata;

import org.jspecify.annotations.NullMarked;
