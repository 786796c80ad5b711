/** The catalog commands: build, show, diff and validate. */
@NullMarked
package dev.assay.cli.catalog;

import org.jspecify.annotations.NullMarked;
