/** SQL refined by what it returns, until it returns the same twice (ReFoRCE 3.2.4 and 3.2.5). */
@NullMarked
package dev.assay.workflow.refinement;

import org.jspecify.annotations.NullMarked;
