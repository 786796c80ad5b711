/** The function test-code-voting. */
@NullMarked
package dev.assay.function.testcodevoting;

import org.jspecify.annotations.NullMarked;
