/**
 * PostgreSQL as a child process of this one: its binaries and an empty data folder are made ready
 * once per user, a server is started on a copy of that folder when the first query wants it, and
 * ends with this process, however that ends.
 */
@NullMarked
package dev.assay.sql.postgresql;

import org.jspecify.annotations.NullMarked;
