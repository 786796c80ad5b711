/** The function test-data-generation. */
@NullMarked
package dev.assay.function.testdatageneration;

import org.jspecify.annotations.NullMarked;
