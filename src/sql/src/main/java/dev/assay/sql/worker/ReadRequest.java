package dev.assay.sql.worker;

import dev.assay.sql.LiveFile;
import dev.assay.sql.TimedQuery;

/**
 * What a worker is asked of a user's database file.
 *
 * @param preparing whether the query is only to be prepared
 */
record ReadRequest(LiveFile file, TimedQuery query, boolean preparing) {}
