package dev.assay.analysis.databases;

import dev.assay.sql.TestTable;
import java.util.List;
import java.util.random.RandomGenerator;

/** Makes small databases of the parts that candidates use. */
public interface DatabaseMaker {

  /** The rows of a table at most, when nobody says otherwise (Li and Xie, section 4.2). */
  int MOST_ROWS = 5;

  /** Another database each time. */
  List<TestTable> make(UsedParts parts, RandomGenerator random);
}
