/**
 * Database servers as child processes of this one, whichever they are: whom they run as, where
 * their files are, who watches over them, and what becomes of those that were left behind.
 */
@NullMarked
package dev.assay.sql.server;

import org.jspecify.annotations.NullMarked;
