package dev.assay.pandas.api.series;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Clip;
import dev.assay.pandas.api.common.Compared;
import dev.assay.pandas.api.common.InPlace;
import dev.assay.pandas.api.common.IsIn;
import dev.assay.pandas.api.common.Mapping;
import dev.assay.pandas.api.common.Operate;
import dev.assay.pandas.api.common.Replace;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.missing.CombineFirst;
import dev.assay.pandas.api.missing.Conditional;
import dev.assay.pandas.api.missing.Filling;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.compute.Rounding;
import dev.assay.pandas.frame.compute.SameData;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** Methods of a series that look at or change its values one by one. */
public final class SeriesValues {

  private SeriesValues() {}

  static PyType.Builder<SeriesObject> add(PyType.Builder<SeriesObject> table) {
    table
        .method("isna", "", (self, args) -> missing(self, args, true))
        .method("isnull", "", (self, args) -> missing(self, args, true))
        .method("notna", "", (self, args) -> missing(self, args, false))
        .method("notnull", "", (self, args) -> missing(self, args, false))
        .method("fillna", Filling.FILL_SERIES, Filling::fillna)
        .method("backfill", Filling.CARRY_SERIES, (self, args) -> Filling.carry(self, args, false))
        .method("ffill", Filling.CARRY_SERIES, (self, args) -> Filling.carry(self, args, true))
        .method("pad", Filling.CARRY_SERIES, (self, args) -> Filling.carry(self, args, true))
        .method("bfill", Filling.CARRY_SERIES, (self, args) -> Filling.carry(self, args, false))
        .method("unique", "", SeriesValues::unique)
        .method(
            "value_counts",
            "normalize=False, sort=True, ascending=False, bins=None, dropna=True",
            SeriesCounts::of)
        .method("isin", "values", IsIn::series)
        .method("between", "left, right, inclusive='both'", SeriesValues::between)
        .method("map", "arg, na_action=None|'ignore'", SeriesValues::map)
        .method(
            "apply",
            "func, convert_dtype=True, args=None, *, by_row='compat', **kwargs",
            SeriesApply::apply)
        .method("agg", "func=None, axis=0|'index'|'rows', *args, **kwargs", SeriesAggregation::of)
        .method(
            "aggregate", "func=None, axis=0|'index'|'rows', *args, **kwargs", SeriesAggregation::of)
        .method("transform", "func, axis=0|'index'|'rows', *args, **kwargs", SeriesApply::transform)
        .method("pipe", "func, *args, **kwargs", SeriesApply::pipe)
        .method("where", Conditional.OF_SERIES, (self, args) -> where(self, args, false))
        .method("mask", Conditional.OF_SERIES, (self, args) -> where(self, args, true))
        .method("clip", Clip.OF_SERIES, Clip::series);
    return addCombinations(table);
  }

  private static PyType.Builder<SeriesObject> addCombinations(PyType.Builder<SeriesObject> table) {
    return table
        .method(
            "round",
            "decimals=0, ~out=None",
            (self, args) ->
                Wrap.series(
                    args,
                    self.series()
                        .withValues(
                            Rounding.round(self.series().values(), args.count("decimals")))))
        .method(
            "abs",
            "",
            (self, args) ->
                Wrap.series(args, self.series().withValues(Rounding.abs(self.series().values()))))
        .method("combine_first", "other", CombineFirst::series)
        .method("update", "other", CombineFirst::update)
        .method("compare", Compared.NOTATION, Compared::series)
        .method("pop", "item", CombineFirst::pop)
        .method("replace", Replace.NOTATION, Replace::series)
        .method("factorize", "sort=False, use_na_sentinel=True", SeriesValues::factorize)
        .method(
            "equals",
            "other",
            (self, args) ->
                args.get("other") instanceof SeriesObject other
                    && SameData.series(self.series(), other.series()))
        .method("explode", "ignore_index=False", SeriesApply::explode)
        .method("case_when", "caselist", SeriesApply::caseWhen)
        .method(
            "append",
            "to_append, ignore_index=False, verify_integrity=False",
            (_, _) -> {
              throw PythonError.attributeError("'Series' object has no attribute 'append'")
                  .hinting("; use pd.concat([a, b])");
            });
  }

  public static boolean isUnique(Column values) {
    return Factorizer.codes(values, Factorizer.Missing.DISTINCT).count() == values.size();
  }

  private static Object missing(SeriesObject self, Args args, boolean wanted) {
    BoolColumn missing = MissingValues.isMissing(self.series().values());
    return Wrap.series(args, self.series().withValues(wanted ? missing : missing.not()));
  }

  private static Object unique(SeriesObject self, Args args) {
    Column values = self.series().values();
    Codes codes = Factorizer.codes(values, Factorizer.Missing.DISTINCT);
    args.budget().cells(codes.count());
    return ArrayObject.ofPandas(codes.uniques(values));
  }

  private static Object between(SeriesObject self, Args args) {
    Object inclusive = args.get("inclusive");
    boolean left = inclusive.equals("both") || inclusive.equals("left");
    boolean right = inclusive.equals("both") || inclusive.equals("right");
    if (!List.of("both", "left", "right", "neither").contains(inclusive)) {
      throw PythonError.valueError(
          "Inclusive has to be either string of 'both','left', 'right', or 'neither'.");
    }
    Series low =
        Operate.compare(
            args.context(),
            left ? CompareOperator.GREATER_OR_EQUAL : CompareOperator.GREATER,
            self.series(),
            args.get("left"));
    Series high =
        Operate.compare(
            args.context(),
            right ? CompareOperator.LESS_OR_EQUAL : CompareOperator.LESS,
            self.series(),
            args.get("right"));
    return Wrap.series(
        args,
        Operate.values(args.context(), BinaryOperator.AND, low, new SeriesObject(high), false));
  }

  private static Object map(SeriesObject self, Args args) {
    Series series = self.series();
    boolean skip = "ignore".equals(args.optional("na_action"));
    return Wrap.series(
        args,
        series.withValues(Mapping.of(args.context(), series.values(), args.get("arg"), skip)));
  }

  private static Object where(SeriesObject self, Args args, boolean inverted) {
    return InPlace.done(
        self,
        args,
        Conditional.where(
            args.context(),
            self.series(),
            args.get("cond"),
            Conditional.other(args),
            Conditional.Keeping.of(args, inverted)));
  }

  private static Object factorize(SeriesObject self, Args args) {
    return factorize(args, self.series().values(), true);
  }

  /** Numbers for the values, and the different values as an index or an array. */
  public static Object factorize(Args args, Column values, boolean asIndex) {
    boolean dropped = args.truth("use_na_sentinel");
    Codes codes =
        Factorizer.codes(values, dropped ? Factorizer.Missing.DROP : Factorizer.Missing.KEEP);
    if (args.truth("sort")) {
      codes = codes.reordered(Sorter.safeOrder(List.of(codes.uniques(values))));
    }
    int[] found = codes.codes();
    long[] numbers = Allocation.longs(found.length, at -> found[at]);
    Column uniques = withNaN(codes.uniques(values));
    return PyTuple.of(
        Wrap.array(args, LongColumn.of(numbers)),
        asIndex ? Wrap.index(args, Index.of(uniques, Scalars.NONE)) : Wrap.array(args, uniques));
  }

  /** What is missing among objects is NaN there, whichever kind it was of. */
  private static Column withNaN(Column uniques) {
    return uniques.dtype() == DType.OBJECT && uniques.hasMissing()
        ? ObjectColumn.of(
            uniques.items().stream()
                .map(each -> Scalars.isMissing(each) ? Scalars.NAN : each)
                .toList())
        : uniques;
  }
}
