package dev.assay.pandas.frame.concat;

import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Promotion;
import dev.assay.pandas.frame.convert.Casts;
import java.util.List;

/** The values of several series one after another; empty ones do not decide the dtype. */
public final class SeriesColumns {

  private SeriesColumns() {}

  /** Booleans beside numbers become numbers, in a column of objects. */
  public static Column concat(List<Column> parts) {
    List<Column> filled = parts.stream().filter(part -> part.size() > 0).toList();
    List<Column> used = filled.isEmpty() ? parts : filled;
    if (!FrameColumns.ofTruthsAndNumbers(used)) {
      return Columns.concat(used);
    }
    DType common = used.getFirst().dtype();
    for (Column part : used) {
      common = Promotion.arithmetic(common, part.dtype());
    }
    DType wanted = common;
    return ObjectColumn.of(
        Columns.concat(used.stream().map(part -> Casts.cast(part, wanted)).toList()));
  }
}
