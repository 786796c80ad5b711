/** Small queries that find out what columns hold, before SQL is written (ReFoRCE 3.2.3). */
@NullMarked
package dev.assay.workflow.exploration;

import org.jspecify.annotations.NullMarked;
