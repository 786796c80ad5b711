/** Tests of suites. */
@NullMarked
package dev.assay.cli.suite;

import org.jspecify.annotations.NullMarked;
