/** What a correction of SQL has put right. */
@NullMarked
package dev.assay.sql.correction;

import org.jspecify.annotations.NullMarked;
