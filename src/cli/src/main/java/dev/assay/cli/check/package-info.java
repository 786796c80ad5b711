/** The command that tests the gold SQL of benchmarks. */
@NullMarked
package dev.assay.cli.check;

import org.jspecify.annotations.NullMarked;
