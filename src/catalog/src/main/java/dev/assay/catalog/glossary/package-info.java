/** What words mean to those who ask: terms and metrics, found in questions by name. */
@NullMarked
package dev.assay.catalog.glossary;

import org.jspecify.annotations.NullMarked;
