/**
 * MariaDB as a child process of this one, where the machine has its binaries: an empty data folder
 * is made ready once per user, a server is started on a copy of it when the first query wants it,
 * and ends with this process, however that ends.
 */
@NullMarked
package dev.assay.sql.mariadb;

import org.jspecify.annotations.NullMarked;
