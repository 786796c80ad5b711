package dev.assay.analysis.databases;

import dev.assay.sql.TestTable;
import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Rows that a database holds, but one, which is another one each time. */
public final class OneRowFewer implements DatabaseMaker {

  private final DatabaseRows rows;

  /** Databases with all but one of these rows. */
  public OneRowFewer(DatabaseRows rows) {
    this.rows = rows;
  }

  @Override
  public List<TestTable> make(UsedParts parts, RandomGenerator random) {
    List<TestTable> tables = new ArrayList<>(rows.of(parts.sorted()));
    int[] filled =
        IntStream.range(0, tables.size())
            .filter(at -> tables.get(at).rows().rowCount() > 0)
            .toArray();
    if (filled.length > 0) {
      int at = filled[random.nextInt(filled.length)];
      TestTable table = tables.get(at);
      List<List<@Nullable Object>> fewer = new ArrayList<>(table.rows().rows());
      fewer.remove(random.nextInt(fewer.size()));
      tables.set(at, new TestTable(table.definition(), Table.of(table.rows().columns(), fewer)));
    }
    return tables;
  }
}
