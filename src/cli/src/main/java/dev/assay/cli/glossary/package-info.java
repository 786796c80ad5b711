/** {@code assay glossary}: what words mean to those who ask. */
@NullMarked
package dev.assay.cli.glossary;

import org.jspecify.annotations.NullMarked;
