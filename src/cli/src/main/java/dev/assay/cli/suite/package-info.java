/** {@code assay suite}: answers that are kept as tests, in plain files. */
@NullMarked
package dev.assay.cli.suite;

import org.jspecify.annotations.NullMarked;
