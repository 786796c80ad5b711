package dev.assay.pandas.frame.concat;

import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.Spending;
import java.util.List;

/** Labels of rows one after another. */
public final class RowIndexes {

  private RowIndexes() {}

  /** One index of all labels, of the dtype and with the names that they have in common. */
  public static Index appended(List<Index> parts) {
    List<DataFrame> frames =
        parts.stream().map(part -> new DataFrame(Index.range(0), List.of(), part)).toList();
    return RowConcat.concat(frames, false, false, Spending.current()).index();
  }
}
