package dev.assay.pandas.api.missing;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.indexing.Indexers;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.api.series.SeriesType;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.concat.CommonDType;
import dev.assay.pandas.frame.concat.RowIndexes;
import dev.assay.pandas.frame.concat.SeriesColumns;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.frame.time.DateColumns;
import dev.assay.pandas.value.PythonError;
import java.util.List;
import java.util.stream.IntStream;

/** {@code combine_first} and {@code update} of series: another one's values among the own. */
public final class CombineFirst {

  private CombineFirst() {}

  public static Object series(SeriesObject self, Args args) {
    if (!(args.get("other") instanceof SeriesObject other)) {
      throw new PythonError(
          "AttributeError",
          "'%s' object has no attribute 'dtype'"
              .formatted(args.context().typeName(args.get("other"))));
    }
    return Wrap.series(args, combined(args.context(), self.series(), other.series()));
  }

  /** {@code update(other)}: the values that another one has, in place. */
  public static Object update(SeriesObject self, Args args) {
    Object given = args.get("other");
    Object made =
        given instanceof SeriesObject ? given : args.context().call(SeriesType.TYPE, given);
    Series own = self.series();
    Column other = Reindexer.rows(((SeriesObject) made).series(), own.index()).values();
    int[] present = IntStream.range(0, own.size()).filter(at -> !other.isMissing(at)).toArray();
    if (present.length > 0) {
      self.change(own.withValues(CellAssigner.put(own.values(), present, other.take(present))));
    }
    return Scalars.NONE;
  }

  /** {@code pop(label)}: the value of a label, which is gone afterwards. */
  public static Object pop(SeriesObject self, Args args) {
    Object value = args.context().getItem(self, args.get("item"));
    int[] found = new LabelSelector(self.series().index()).one(args.get("item"));
    if (found.length > 1) {
      throw PythonError.indexError("pop() of a label that several rows have");
    }
    self.change(Indexers.without(self.series(), found));
    return value;
  }

  private static Series combined(Context context, Series own, Series other) {
    DType dtype = own.dtype();
    boolean same = own.index().sameLabels(other.index());
    boolean holdsMissing = !dtype.isInteger() && !dtype.isBool() || dtype.isNullable();
    return CommonDType.isSame(List.of(own.values(), other.values())) && (same || holdsMissing)
        ? aligned(context, own, other)
        : joined(context, own, other);
  }

  private static Series aligned(Context context, Series own, Series other) {
    if (own.index().sameLabels(other.index())) {
      return own.withValues(MissingValues.patch(own.values(), other.values()));
    }
    Aligner.Aligned both = Aligner.outer(own.index(), other.index(), context.budget());
    Column values = MissingValues.patch(both.left(own.values()), both.right(other.values()));
    return new Series(values, both.index(), own.name());
  }

  /** What each has that the other lacks, one below the other, in the order of all labels. */
  private static Series joined(Context context, Series own, Series other) {
    Index labels = Aligner.union(own.index(), other.index(), context.budget()).index();
    int[] present =
        IntStream.range(0, own.size()).filter(at -> !own.values().isMissing(at)).toArray();
    Index theirs = without(other.index(), own.index().take(present));
    Index mine = without(own.index(), theirs);
    Column values = Reindexer.rows(other, theirs).values();
    if (own.dtype().isDatetime() && !other.dtype().isDatetime()) {
      if (other.dtype().isBool() || other.dtype().isTimedelta()) {
        throw PythonError.typeError(
            "dtype %s cannot be converted to datetime64[ns]", other.values().dtypeName());
      }
      values = DateColumns.parse(values);
    }
    Column all = SeriesColumns.concat(List.of(Reindexer.rows(own, mine).values(), values));
    Index index = RowIndexes.appended(List.of(mine, theirs));
    return Reindexer.rows(new Series(all, index, own.name()), labels).named(own.name());
  }

  /** The labels that another index lacks, each once. */
  private static Index without(Index index, Index other) {
    Codes codes =
        Factorizer.codes(Aligner.appended(List.of(other, index)).levels(), Factorizer.Missing.KEEP);
    Positions kept = new Positions();
    for (int first : codes.firsts()) {
      if (first >= other.size()) {
        kept.add(first - other.size());
      }
    }
    return index.take(kept.toArray());
  }
}
