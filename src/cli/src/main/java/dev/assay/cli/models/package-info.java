/** Which models are configured, and whether they work. */
@NullMarked
package dev.assay.cli.models;

import org.jspecify.annotations.NullMarked;
