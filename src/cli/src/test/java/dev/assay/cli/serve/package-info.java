/** Tests of the API that is served locally, over HTTP. */
@NullMarked
package dev.assay.cli.serve;

import org.jspecify.annotations.NullMarked;
