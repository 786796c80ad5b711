/**
 * MariaDB and MySQL as child processes of this one, where the machine has their binaries: an empty
 * data folder is made ready once per user, a server is started on a copy of it when the first query
 * wants it, and ends with this process, however that ends. MySQL's is used with MariaDB's driver,
 * which speaks its protocol.
 */
@NullMarked
package dev.assay.sql.mariadb;

import org.jspecify.annotations.NullMarked;
