package dev.assay.pandas.frame.select;

import dev.assay.pandas.frame.BoolColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.MaskedColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.frame.time.DateParser;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import java.util.HashSet;
import java.util.Set;

/** {@code isin}: which values are among others. */
public final class Membership {

  private Membership() {}

  /** A missing value is in a list that has one. Numbers are never in a list of text. */
  public static Column of(Column values, Column wanted) {
    BoolColumn truths = truths(values, wanted);
    return values instanceof MaskedColumn
        ? new MaskedColumn(truths, new boolean[values.size()])
        : truths;
  }

  /** The same as plain truths, whatever the dtype. */
  public static BoolColumn truths(Column values, Column wanted) {
    requireComparable(values, wanted);
    Set<Object> keys = new HashSet<>();
    boolean missing = false;
    boolean empty = false;
    boolean dates = values instanceof TimeColumn;
    boolean texts = wanted.items().stream().allMatch(Membership::isDate);
    for (int at = 0; at < wanted.size(); at++) {
      if (wanted.isMissing(at)) {
        missing = true;
      } else if (Equality.isHashable(wanted.item(at))) {
        Object item = wanted.item(at);
        Object sought =
            dates && texts && item instanceof String text ? DateParser.parseOrMissing(text) : item;
        empty |= dates && texts && isNoDate(item);
        keys.add(Scalars.key(sought));
      }
    }
    boolean[] found = new boolean[values.size()];
    boolean objects = values.dtype() == DType.OBJECT || values.dtype().isFloat();
    for (int at = 0; at < found.length; at++) {
      found[at] =
          values.isMissing(at)
              ? empty
                  || missing
                      && (!dates || wanted.dtype().isTime() || wanted.items().contains(Scalars.NAT))
                      && (!(values instanceof MaskedColumn) || hasNa(wanted))
                      && (!objects || sameMissing(values.item(at), wanted))
              : Equality.isHashable(values.item(at)) && keys.contains(Scalars.key(values.item(at)));
    }
    return new BoolColumn(found);
  }

  /** Text is looked for as dates when all of it can be read as such. */
  private static boolean isDate(Object item) {
    return item instanceof String text
        && (isNoDate(item) || DateParser.parseOrMissing(text) != Scalars.NAT);
  }

  private static boolean isNoDate(Object item) {
    return item.equals("") || item.equals("NaT");
  }

  /** Times are not looked for among truths, nor among times of the other kind. */
  private static void requireComparable(Column values, Column wanted) {
    boolean lists =
        values.dtype() == DType.STRING
            && wanted.items().stream()
                .anyMatch(item -> item instanceof PyList list && list.items().size() > 1);
    if (lists) {
      throw PythonError.valueError(
          "The truth value of an array with more than one element is ambiguous. Use a.any() or"
              + " a.all()");
    }
    boolean other = wanted.dtype().isTime() && wanted.dtype() != values.dtype();
    if (values instanceof TimeColumn && (other || wanted instanceof BoolColumn)) {
      throw PythonError.typeError(
          "dtype %s cannot be converted to %s".formatted(wanted.dtypeName(), values.dtypeName()));
    }
  }

  /**
   * Whether there is NA among objects or truths; the missing numbers of a nullable dtype are NaN.
   */
  private static boolean hasNa(Column wanted) {
    boolean numbers = wanted instanceof MaskedColumn && !wanted.dtype().isBool();
    return !numbers && wanted.items().contains(Scalars.NA);
  }

  /** Objects tell None from NaN, which the missing numbers of a nullable dtype are to them. */
  private static boolean sameMissing(Object value, Column wanted) {
    if (wanted instanceof MaskedColumn && !wanted.dtype().isBool()) {
      return Scalars.NAN.equals(value);
    }
    for (int at = 0; at < wanted.size(); at++) {
      if (wanted.isMissing(at) && Scalars.key(wanted.item(at)).equals(Scalars.key(value))) {
        return true;
      }
    }
    return false;
  }
}
