package dev.assay.pandas.api.merge;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.concat.ColumnConcat;
import dev.assay.pandas.frame.concat.RowConcat;
import dev.assay.pandas.frame.concat.RowIndexes;
import dev.assay.pandas.frame.concat.SeriesColumns;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.frame.reshape.LevelOrder;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code pd.concat}. */
public final class Concat {

  public static final String NOTATION =
      "objs, *, axis=0, join='outer', ignore_index=False, keys=None, !levels=None, names=None,"
          + " verify_integrity=False, sort=False, copy=None";

  private Concat() {}

  public static Object of(Args args) {
    Context context = args.context();
    Object given = args.get("objs");
    if (given instanceof FrameObject || given instanceof SeriesObject) {
      throw PythonError.typeError(
          "first argument must be an iterable of pandas objects, you passed an object of type \""
              + context.typeName(given)
              + "\"");
    }
    List<Object> named =
        args.optional("keys") == null ? null : Read.items(context, args.get("keys"));
    List<Object> keys = given instanceof PyDict dict && named == null ? dict.keys() : named;
    List<Object> all =
        given instanceof PyDict dict
            ? keys.stream().map(key -> at(dict, key)).toList()
            : context.list(given);
    if (all.isEmpty()) {
      throw PythonError.valueError("No objects to concatenate");
    }
    List<Object> parts = new ArrayList<>();
    List<Object> kept = keys == null ? null : new ArrayList<>();
    int most = keys == null ? all.size() : Math.min(keys.size(), all.size());
    for (int at = 0; at < most; at++) {
      boolean nothing =
          keys == null
              && !inner(args)
              && all.get(at) instanceof FrameObject frame
              && frame.frame().rowCount() + frame.frame().columnCount() == 0;
      if (all.get(at) != Scalars.NONE && (!nothing || at == most - 1 && parts.isEmpty())) {
        requireFrame(context, all.get(at));
        parts.add(all.get(at));
        if (kept != null) {
          kept.add(keys.get(at));
        }
      }
    }
    if (parts.isEmpty()) {
      throw PythonError.valueError("All objects passed were None");
    }
    boolean series = parts.stream().allMatch(SeriesObject.class::isInstance);
    inner(args); // pandas looks at it for series, too, which have no other axis
    return Reduce.axis(args) == 1
        ? columns(args, parts, kept)
        : series ? seriesRows(args, parts, kept) : rows(args, parts, kept);
  }

  private static Object at(PyDict dict, Object key) {
    Object part = dict.get(key);
    return part == null ? dict.missing(key) : part;
  }

  private static void requireFrame(Context context, Object part) {
    if (!(part instanceof FrameObject) && !(part instanceof SeriesObject)) {
      throw PythonError.typeError(
          "cannot concatenate object of type '<class '"
              + context.typeName(part)
              + "'>'; only Series and DataFrame objs are valid");
    }
  }

  private static boolean inner(Args args) {
    return switch (args.string("join")) {
      case "inner" -> true;
      case "outer" -> false;
      default ->
          throw PythonError.valueError(
              "Only can inner (intersect) or outer (union) join the other axis");
    };
  }

  private static Object seriesRows(Args args, List<Object> parts, @Nullable List<Object> keys) {
    List<Series> series = parts.stream().map(each -> ((SeriesObject) each).series()).toList();
    Object name = series.getFirst().name();
    boolean named =
        series.stream().allMatch(each -> Scalars.key(each.name()).equals(Scalars.key(name)));
    Column values = SeriesColumns.concat(series.stream().map(Series::values).toList());
    Index rows = RowIndexes.appended(series.stream().map(Series::index).toList());
    Index index = index(args, rows, series.stream().map(Series::index).toList(), keys);
    return Wrap.series(args, new Series(values, index, named ? name : Scalars.NONE));
  }

  private static Object rows(Args args, List<Object> parts, @Nullable List<Object> keys) {
    boolean unnamed = args.truth("ignore_index");
    List<DataFrame> frames =
        parts.stream()
            .map(
                each ->
                    unnamed && each instanceof SeriesObject series
                        ? series.series().named(Scalars.NONE).toFrame()
                        : Read.frame(each))
            .toList();
    if (keys != null && !args.truth("ignore_index")) {
      requireSameLevels(frames.stream().map(DataFrame::index).toList());
    }
    DataFrame all = RowConcat.concat(frames, inner(args), args.truth("sort"), args.budget());
    Index index = index(args, all.index(), frames.stream().map(DataFrame::index).toList(), keys);
    return Wrap.frame(args, all.withIndex(index));
  }

  /** Numbered rows, rows below their part's key, or the rows' own labels. */
  private static Index index(
      Args args, Index index, List<Index> parts, @Nullable List<Object> keys) {
    List<Integer> sizes = parts.stream().map(Index::size).toList();
    if (args.truth("ignore_index")) {
      return Index.range(index.size());
    }
    if (keys == null) {
      return verified(args, index);
    }
    requireSameLevels(parts);
    return verified(args, below(args, named(index, parts), sizes, keys));
  }

  private static Index verified(Args args, Index labels) {
    if (args.truth("verify_integrity") && !labels.isUnique()) {
      throw overlapping(args.context(), labels);
    }
    return labels;
  }

  /** The error that names the labels that are there twice. */
  public static PythonError overlapping(Context context, Index labels) {
    Object index = Wrap.index(context, labels);
    Object repeated = context.getItem(index, context.invoke(index, "duplicated"));
    Object distinct = context.invoke(repeated, "unique");
    return PythonError.valueError("Indexes have overlapping values: " + context.repr(distinct));
  }

  /** Labels below keys keep their names where all parts have the same, whatever they are called. */
  private static Index named(Index index, List<Index> parts) {
    Index first = parts.getFirst();
    return parts.stream().allMatch(first::sameLabels) ? index.withNames(first.names()) : index;
  }

  private static void requireSameLevels(List<Index> parts) {
    if (parts.stream().mapToInt(Index::levelCount).distinct().count() > 1) {
      throw new PythonError(
          "AssertionError", "Cannot concat indices that do not have the same number of levels");
    }
  }

  private static Index below(Args args, Index index, List<Integer> sizes, List<Object> keys) {
    List<Object> owners = new ArrayList<>();
    for (int part = 0; part < sizes.size(); part++) {
      owners.addAll(Collections.nCopies(sizes.get(part), keys.get(part)));
    }
    Index outer =
        owners.isEmpty() ? Index.of(Columns.infer(owners), Scalars.NONE) : Index.ofLabels(owners);
    Index inFront = LevelOrder.inFront(outer.levels(), outer.names(), index);
    List<Object> names = new ArrayList<>(inFront.names());
    List<Object> given = names(args);
    if (!given.isEmpty() && given.size() != outer.levelCount() && given.size() != names.size()) {
      throw PythonError.valueError("Length of names must match number of levels in MultiIndex.");
    }
    for (int at = 0; at < given.size(); at++) {
      names.set(at, given.get(at));
    }
    MultiIndex below = (MultiIndex) inFront.withNames(names);
    boolean plain = outer.levelCount() == 1 && !owners.isEmpty();
    boolean even = sizes.stream().distinct().count() == 1;
    MultiIndex ordered = plain && even ? (MultiIndex) LevelOrder.appended(below) : below;
    return plain ? ordered.ordered(0, Index.ofLabels(keys).column()) : below;
  }

  /** The names given for levels; a text is as many as it has letters, as for any list of Python. */
  private static List<Object> names(Args args) {
    return args.optional("names") == null ? List.of() : args.list("names");
  }

  private static Object columns(Args args, List<Object> parts, @Nullable List<Object> keys) {
    List<DataFrame> frames = new ArrayList<>();
    boolean series = parts.stream().allMatch(SeriesObject.class::isInstance);
    long unnamed = 0;
    for (int at = 0; at < parts.size(); at++) {
      if (parts.get(at) instanceof SeriesObject object && object.series().name() == Scalars.NONE) {
        boolean numbered = keys == null || !series;
        frames.add(object.series().named(numbered ? (Object) unnamed++ : keys.get(at)).toFrame());
      } else {
        frames.add(Read.frame(parts.get(at)));
      }
    }
    boolean labelled = !args.truth("ignore_index");
    List<Index> columns = frames.stream().map(DataFrame::columns).toList();
    if (labelled && keys == null && args.truth("verify_integrity")) {
      verified(args, Aligner.appended(columns));
    }
    requireDistinct(frames, series && inner(args), !series);
    DataFrame all = ColumnConcat.concat(frames, inner(args), args.truth("sort"), args.budget());
    if (!labelled) {
      return Wrap.frame(args, all.withColumns(Index.range(all.columnCount())));
    }
    if (keys == null) {
      return Wrap.frame(args, all);
    }
    Index labels =
        series
            ? named(args, Index.ofLabels(keys))
            : below(
                args,
                named(all.columns(), columns),
                frames.stream().map(DataFrame::columnCount).toList(),
                keys);
    return Wrap.frame(args, all.withColumns(verified(args, labels)));
  }

  private static Index named(Args args, Index keys) {
    return args.get("names") instanceof String name
        ? keys.named(name)
        : names(args).isEmpty() ? keys : keys.withNames(names(args));
  }

  /**
   * Rows are matched by labels that are there once, unless all have the same anyway.
   *
   * @param series whether they are series of which only the common rows are kept
   */
  private static void requireDistinct(List<DataFrame> frames, boolean series, boolean labelled) {
    List<Index> all = frames.stream().map(DataFrame::index).toList();
    boolean same = all.stream().allMatch(index -> index.sameLabels(all.getFirst()));
    if (same || all.stream().allMatch(Index::isUnique)) {
      return;
    }
    if (series) {
      throw PythonError.valueError("cannot reindex on an axis with duplicate labels");
    }
    if (labelled) {
      throw new PythonError(
          "InvalidIndexError", "Reindexing only valid with uniquely valued Index objects");
    }
  }
}
