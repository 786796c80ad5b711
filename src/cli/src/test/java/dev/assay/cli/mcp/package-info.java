/** Tests of what agents are served. */
@NullMarked
package dev.assay.cli.mcp;

import org.jspecify.annotations.NullMarked;
