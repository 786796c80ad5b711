/** Text to syntax tree: lexer, parser, nodes with spans. Knows nothing of evaluation. */
@NullMarked
package dev.assay.pandas.syntax;

import org.jspecify.annotations.NullMarked;
