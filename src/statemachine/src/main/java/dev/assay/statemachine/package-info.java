/** An interpreter of the Amazon States Language, query language JSONata, for local runs. */
@NullMarked
package dev.assay.statemachine;

import org.jspecify.annotations.NullMarked;
