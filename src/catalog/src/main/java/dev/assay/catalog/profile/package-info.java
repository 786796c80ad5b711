/** Profiles of columns, made from rows that come by once. */
@NullMarked
package dev.assay.catalog.profile;

import org.jspecify.annotations.NullMarked;
