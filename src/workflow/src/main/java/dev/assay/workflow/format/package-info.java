/** The form that an answer is expected to have, told before any SQL is written (ReFoRCE 3.2.2). */
@NullMarked
package dev.assay.workflow.format;

import org.jspecify.annotations.NullMarked;
