/** What files say of options that are not given. */
@NullMarked
package dev.assay.cli.config;

import org.jspecify.annotations.NullMarked;
