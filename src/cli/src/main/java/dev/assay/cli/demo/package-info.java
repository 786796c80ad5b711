/** The demo: a sample database, questions, and completions written for them. */
@NullMarked
package dev.assay.cli.demo;

import org.jspecify.annotations.NullMarked;
