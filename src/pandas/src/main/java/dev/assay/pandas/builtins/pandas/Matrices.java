package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import java.util.ArrayList;
import java.util.List;

/** Arrays of two dimensions made of lists of rows. */
public final class Matrices {

  private Matrices() {}

  public static Object of(Context context, List<Object> rows) {
    List<List<Object>> cells = rows.stream().map(row -> Read.items(context, row)).toList();
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < cells.getFirst().size(); at++) {
      int place = at;
      data.add(Columns.infer(cells.stream().map(row -> row.get(place)).toList()));
    }
    return new MatrixObject(
        new DataFrame(Index.range(data.size()), data, Index.range(rows.size())));
  }
}
