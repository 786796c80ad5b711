/** What is known of one database, where it is found, and how prompts show it. */
@NullMarked
package dev.assay.catalog;

import org.jspecify.annotations.NullMarked;
