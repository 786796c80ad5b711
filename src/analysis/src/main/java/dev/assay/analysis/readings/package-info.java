/** Other queries that a question may mean, made from the answer's tree without a model. */
@NullMarked
package dev.assay.analysis.readings;

import org.jspecify.annotations.NullMarked;
