/** What executing a query on its own database shows to be doubtful. */
@NullMarked
package dev.assay.analysis.audit;

import org.jspecify.annotations.NullMarked;
