package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.Positions;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.concat.SeriesColumns;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.frame.join.JoinedRows;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** {@code combine_first} of series: another one's values where the own are missing. */
final class CombineFirst {

  private CombineFirst() {}

  static Object series(SeriesObject self, Args args) {
    if (!(args.get("other") instanceof SeriesObject other)) {
      throw PythonError.typeError("combine_first() takes a Series");
    }
    Index labels = self.series().index();
    boolean sorted = Sorter.isSorted(labels.column());
    DType dtype = self.series().dtype();
    boolean aligns =
        dtype == other.series().dtype()
            && (labels.sameLabels(other.series().index())
                || !dtype.isInteger() && !dtype.isBool()
                || dtype.isNullable());
    if (!aligns && !labels.isUnique() && !sorted) {
      throw PythonError.valueError("cannot reindex on an axis with duplicate labels");
    }
    Aligner.Aligned aligned =
        Aligner.outer(labels, other.series().index(), args.context().budget());
    Column own = aligned.left(self.series().values());
    Column theirs = aligned.right(other.series().values());
    Column values =
        dtype == other.series().dtype()
            ? MissingValues.patch(own, theirs)
            : firstOf(self.series().values(), other.series().values(), aligned.rows());
    return Wrap.series(args.context(), new Series(values, aligned.index(), self.series().name()));
  }

  /**
   * The values of one column where they are not missing, one after another with those of another.
   */
  private static Column firstOf(Column one, Column other, JoinedRows rows) {
    Positions own = new Positions();
    Positions theirs = new Positions();
    int[] sources = new int[rows.size()];
    for (int at = 0; at < sources.length; at++) {
      int left = rows.left()[at];
      if (left >= 0 && !one.isMissing(left)) {
        sources[at] = own.size();
        own.add(left);
      } else {
        sources[at] = rows.right()[at] < 0 ? -1 : -2 - theirs.size();
        if (rows.right()[at] >= 0) {
          theirs.add(rows.right()[at]);
        }
      }
    }
    int[] kept = own.toArray();
    for (int at = 0; at < sources.length; at++) {
      sources[at] = sources[at] < -1 ? kept.length - 2 - sources[at] : sources[at];
    }
    Column rest = other.take(theirs.toArray());
    boolean times = one.dtype() == DType.DATETIME && rest.dtype() != DType.DATETIME;
    return SeriesColumns.concat(
            List.of(one.take(kept), times ? Casts.cast(rest, DType.DATETIME) : rest))
        .takeOrMissing(sources);
  }
}
