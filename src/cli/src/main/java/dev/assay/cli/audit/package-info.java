/** {@code assay audit}: what is doubtful of gold and predicted SQL, without a model. */
@NullMarked
package dev.assay.cli.audit;

import org.jspecify.annotations.NullMarked;
