/** A model's server that answers with recorded completions. */
@NullMarked
package dev.assay.rehearsal.models;

import org.jspecify.annotations.NullMarked;
