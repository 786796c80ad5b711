/** What the command line is as a native executable. */
@NullMarked
package dev.assay.cli.nativeimage;

import org.jspecify.annotations.NullMarked;
