package dev.assay.analysis.readings;

import dev.assay.sql.query.BoundQuery;
import java.util.List;

/** Finds where a query could have been written by another reading of one kind. */
interface Rewriting {

  ReadingKind kind();

  /** Changes of the query's tree, each of which is one reading; only one of them is run. */
  List<Runnable> edits(BoundQuery query);
}
