/** The deployment rehearsed on one machine: what it is made of, what it shows, and its command. */
@NullMarked
package dev.assay.rehearsal;

import org.jspecify.annotations.NullMarked;
