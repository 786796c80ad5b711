/** {@code assay mcp}: tools for agents, by the Model Context Protocol. */
@NullMarked
package dev.assay.cli.mcp;

import org.jspecify.annotations.NullMarked;
