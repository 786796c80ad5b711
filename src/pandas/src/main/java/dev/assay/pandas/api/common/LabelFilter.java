package dev.assay.pandas.api.common;

import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Regex;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Stream;

/** The labels that {@code filter(items=..., like=..., regex=...)} keeps. */
public final class LabelFilter {

  private LabelFilter() {}

  /** The labels that were listed stand under the name that the list has in common with them. */
  public static Index named(Args args, Index chosen) {
    Object items = args.optional("items");
    if (items == null) {
      return chosen;
    }
    if (chosen.levelCount() > 1 && chosen.size() == 0) {
      return chosen;
    }
    Index typed = chosen.levelCount() > 1 ? chosen : typed(args, chosen);
    List<Object> names = new ArrayList<>(chosen.names());
    List<Object> own =
        items instanceof IndexObject given
            ? given.index().names()
            : Collections.nCopies(names.size(), Scalars.NONE);
    for (int level = 0; level < names.size(); level++) {
      if (own.size() != names.size() || !own.get(level).equals(names.get(level))) {
        names.set(level, Scalars.NONE);
      }
    }
    return typed.withNames(names);
  }

  /** The labels in the dtype that they have in common with the list. */
  private static Index typed(Args args, Index chosen) {
    Column listed = Read.column(args, "items");
    boolean reals = listed.dtype().isFloat() && !listed.dtype().isNullable();
    if (!reals || !(chosen.column() instanceof LongColumn)) {
      return chosen;
    }
    return Index.of(Casts.cast(chosen.column(), DType.FLOAT64), chosen.name());
  }

  /** The labels of a list: None among numbers is NaN, and so it is as a part of a tuple. */
  private static List<Object> listed(Args args, Object items) {
    Column column = Read.column(args.context(), items);
    List<Object> given =
        column.dtype().isFloat() ? column.items() : Read.items(args.context(), items);
    return given.stream()
        .map(label -> Scalars.isTuple(label) ? Scalars.tuple(present(label)) : label)
        .toList();
  }

  private static List<Object> present(Object tuple) {
    return Scalars.elements(tuple).stream()
        .map(part -> Scalars.isMissing(part) ? Scalars.NAN : part)
        .toList();
  }

  public static int[] positions(Args args, Index index) {
    Object items = args.optional("items");
    if (Stream.of("items", "like", "regex").filter(name -> args.optional(name) != null).count()
        > 1) {
      throw PythonError.typeError(
          "Keyword arguments `items`, `like`, or `regex` are mutually exclusive");
    }
    Positions kept = new Positions();
    if (items instanceof FrameObject || items != null && !Read.isListLike(items)) {
      throw PythonError.typeError("`items` is a list of labels");
    }
    if (items != null) {
      if (!index.isUnique()) {
        throw PythonError.valueError("cannot reindex on an axis with duplicate labels");
      }
      for (Object label : new LinkedHashSet<>(listed(args, items))) {
        boolean truth = label instanceof Boolean && index.column().dtype() != DType.BOOL;
        for (int at : truth ? new int[0] : index.lookup().all(label)) {
          kept.add(at);
        }
      }
      return kept.toArray();
    }
    String like = args.optionalString("like");
    String regex = args.optionalString("regex");
    if (like == null && regex == null) {
      throw PythonError.typeError("Must pass either `items`, `like`, or `regex`");
    }
    Regex pattern = Regex.compile(regex == null ? "" : regex, 0);
    for (int at = 0; at < index.size(); at++) {
      String label = Text.str(index.label(at));
      boolean matches = like != null ? label.contains(like) : pattern.find(label);
      if (matches) {
        kept.add(at);
      }
    }
    return kept.toArray();
  }
}
