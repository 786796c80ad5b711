package dev.assay.pandas.frame.text;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.Interval;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Period;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Bytes;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Spending;
import dev.assay.pandas.value.TimeLimit;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Functions of text applied to the elements of a column; what is no text becomes missing. */
public final class TextMap {

  /** How Python says that a function was called with too few or too many arguments. */
  private static final Pattern ARGUMENT_COUNT =
      Pattern.compile("(takes (from \\d+ to )?\\d+|missing \\d+ required) positional arguments?");

  private final ObjectColumn column;

  /** Whether these are the texts of categories, which pandas maps without missing ones. */
  private final boolean categories;

  private TextMap(ObjectColumn column, boolean categories) {
    this.column = column;
    this.categories = categories;
  }

  /**
   * The text of a column.
   *
   * @throws PythonError an AttributeError for a column without text
   */
  public static TextMap of(Column column) {
    Column plain = column.decoded();
    if (!(plain instanceof ObjectColumn objects) || !mayBeText(objects)) {
      throw PythonError.attributeError("Can only use .str accessor with string values!");
    }
    return new TextMap(objects, column instanceof CategoryColumn);
  }

  /** Columns of nothing but numbers, truths or dates have no text; mixed ones may. */
  private static boolean mayBeText(ObjectColumn column) {
    Set<Object> kinds = new HashSet<>();
    boolean times = false;
    for (int at = 0; at < column.size(); at++) {
      if (!column.isMissing(at)) {
        kinds.add(kind(Scalars.plain(column.values()[at])));
      }
      times |= column.values()[at] == Scalars.NAT;
    }
    boolean own = Stream.of("datetime", "timedelta", "date").anyMatch(kinds::contains);
    if (times && !own) {
      kinds.add("NaT");
    }
    return kinds.isEmpty() || kinds.size() > 1 || kinds.contains("");
  }

  /** What keeps a value from being text; empty for text and containers. */
  private static String kind(Object value) {
    return switch (Scalars.plain(value)) {
      case Number _ -> "number";
      case Boolean _ -> "truth";
      case Timestamp _ -> "datetime";
      case Timedelta _ -> "timedelta";
      case LocalDate _ -> "date";
      case LocalTime _ -> "time";
      case Period _ -> "period";
      case Interval _ -> "interval";
      default -> "";
    };
  }

  public ObjectColumn column() {
    return column;
  }

  private boolean isStrings() {
    return column.dtype() == DType.STRING;
  }

  /** Text of the same dtype; that of nullable text misses NA. */
  public Column like(ObjectColumn texts) {
    return isStrings() ? Casts.cast(texts, DType.STRING) : texts;
  }

  /** Text to text, or to anything else; {@code null} stands for a missing value. */
  public Column map(Function<String, @Nullable Object> function) {
    requireText();
    return column(mapped(function));
  }

  /** Where there were values and none of them is text, nothing but NaN is left: floats. */
  private Column column(Object[] result) {
    boolean values = false;
    for (int at = 0; at < result.length; at++) {
      boolean nothing =
          result[at] == Scalars.NONE
              || Scalars.plain(result[at]) instanceof Double number && number.isNaN();
      if (!nothing) {
        return new ObjectColumn(result, column.dtype());
      }
      values |= !column.isMissing(at);
    }
    return values
        ? DoubleColumn.allMissing(result.length)
        : new ObjectColumn(result, column.dtype());
  }

  /** Bytes have only what applies to any value. */
  private void requireText() {
    boolean bytes = false;
    for (int at = 0; at < column.size(); at++) {
      bytes |= column.values()[at] instanceof Bytes;
      if (!column.isMissing(at) && !(column.values()[at] instanceof Bytes)) {
        return;
      }
    }
    if (bytes) {
      throw PythonError.typeError(
          "Cannot use this method of .str with values of inferred dtype 'bytes'.");
    }
  }

  private Object[] mapped(Function<String, @Nullable Object> function) {
    Object[] result = Allocation.objects(column.size());
    Object missing = isStrings() ? Scalars.NA : Scalars.NAN;
    for (int at = 0; at < result.length; at++) {
      Object value = column.values()[at];
      Object mapped = value instanceof String text ? tried(function, text) : null;
      result[at] = mapped == null ? (column.isMissing(at) ? value : missing) : mapped;
    }
    return result;
  }

  /**
   * What a function gives of a text; nothing where it raises a TypeError or an AttributeError,
   * which pandas takes for a value that is no text, however wrong the arguments are. Nullable text
   * raises them.
   */
  private <T> @Nullable T tried(Function<String, @Nullable T> function, String text) {
    TimeLimit.check();
    try {
      T made = function.apply(text);
      if (made != text) {
        Spending.made(made);
      }
      return made;
    } catch (PythonError error) {
      if (isStrings() || !forgives(error)) {
        throw error;
      }
      return null;
    }
  }

  private static boolean forgives(PythonError error) {
    return switch (error.type()) {
      case "TypeError" -> !ARGUMENT_COUNT.matcher(String.valueOf(error.getMessage())).find();
      case "AttributeError" -> true;
      default -> false;
    };
  }

  /** Functions of any value that is not missing, text or not; {@code null} for a missing value. */
  public Column mapValues(Function<Object, @Nullable Object> function) {
    Object[] result = mapped(function::apply);
    for (int at = 0; at < result.length; at++) {
      Object value = column.values()[at];
      if (!(value instanceof String) && !column.isMissing(at)) {
        TimeLimit.check();
        Object found = function.apply(value);
        result[at] = found == null ? Scalars.NAN : found;
      }
    }
    return column(result);
  }

  /** Like {@link #map}, but every value that is no text becomes the same missing value. */
  public Column mapPresent(Function<String, @Nullable Object> function) {
    requireText();
    Object[] result = mapped(function);
    Object missing = isStrings() ? Scalars.NA : Scalars.NAN;
    for (int at = 0; at < result.length; at++) {
      result[at] = Scalars.isMissing(result[at]) ? missing : result[at];
    }
    return new ObjectColumn(result, column.dtype());
  }

  /** Like {@link #map}, of results that are no text: objects, all NaN where nothing was text. */
  public Column mapObjects(Function<String, @Nullable Object> function) {
    requireText();
    Object[] result = mapped(function);
    return ObjectColumn.of(
        column(result) instanceof DoubleColumn nans ? nans.items().toArray() : result);
  }

  /** Like {@link #map}, but never floats: every value that is missing stays what it is. */
  public Column mapUnconverted(Function<String, @Nullable Object> function) {
    requireText();
    return new ObjectColumn(mapped(function), column.dtype());
  }

  /** As objects, or as floats where none of the values is text. */
  public Column mapFound(Function<String, @Nullable Object> function) {
    requireText();
    Object[] result = mapped(function);
    return column(result) instanceof DoubleColumn nans ? nans : ObjectColumn.of(result);
  }

  /** Whether there are only missing objects: functions of text leave them what they are. */
  public boolean isNothing() {
    return column.size() > 0 && column.dtype() == DType.OBJECT && Columns.isMissing(column);
  }

  /**
   * Text to truth. Without missing values it is bool; with them, objects, unless they get a value.
   *
   * @param missing what missing values become; {@code null} to leave them
   */
  public Column test(Predicate<String> predicate, @Nullable Object missing) {
    requireText();
    return testValues(value -> value instanceof String text ? predicate.test(text) : null, missing);
  }

  /** The same of any value that is not missing; {@code null} for no truth. */
  public Column testValues(
      Function<Object, @Nullable Boolean> predicate, @Nullable Object missing) {
    int size = column.size();
    boolean[] truths = Allocation.booleans(size);
    boolean[] absent = Allocation.booleans(size);
    boolean any = false;
    boolean others = false;
    for (int at = 0; at < size; at++) {
      Object value = column.values()[at];
      Boolean truth =
          value instanceof String text
              ? this.<Boolean>tried(predicate::apply, text)
              : column.isMissing(at) ? null : predicate.apply(value);
      truths[at] = truth != null && truth;
      absent[at] = truth == null;
      any |= absent[at];
      others |= absent[at] && !(categories && column.isMissing(at));
    }
    if (isStrings()) {
      return missing instanceof Boolean truth
          ? new MaskedColumn(filled(truths, absent, truth), Allocation.booleans(size))
          : new MaskedColumn(new BoolColumn(truths), absent);
    }
    if (missing == Scalars.NA && size > 0 && !others) {
      throw PythonError.typeError("boolean value of NA is ambiguous");
    }
    if (!any) {
      return new BoolColumn(truths);
    }
    return missing instanceof Boolean truth
        ? filled(truths, absent, truth)
        : objects(truths, absent, missing);
  }

  private static BoolColumn filled(boolean[] truths, boolean[] absent, boolean truth) {
    for (int at = 0; at < truths.length; at++) {
      truths[at] = absent[at] ? truth : truths[at];
    }
    return new BoolColumn(truths);
  }

  /** Truths beside what stands for the missing ones: numbers where nothing but these is left. */
  private Column objects(boolean[] truths, boolean[] absent, @Nullable Object missing) {
    Object[] result = Allocation.objects(truths.length);
    boolean some = false;
    for (int at = 0; at < result.length; at++) {
      Object none = column.isMissing(at) ? column.values()[at] : Scalars.NAN;
      boolean left = missing == null || categories && missing == Scalars.NONE;
      result[at] = absent[at] ? (left ? none : missing) : (Object) truths[at];
      some |= !absent[at];
    }
    boolean number = missing != null && Scalars.plain(missing) instanceof Number;
    return number && !some ? Columns.infer(List.of(result)) : column(result);
  }

  /** Text to a number; with missing values the numbers are floats. */
  public Column count(Function<String, @Nullable Long> function) {
    requireText();
    if (isNothing()) {
      return column;
    }
    int size = column.size();
    long[] counts = Allocation.longs(size);
    boolean[] absent = Allocation.booleans(size);
    boolean any = false;
    for (int at = 0; at < size; at++) {
      Object value = column.values()[at];
      Long count = value instanceof String text ? tried(function, text) : null;
      if (count != null) {
        counts[at] = count;
      } else {
        counts[at] = 1; // what pandas hides there
        absent[at] = true;
        any = true;
      }
    }
    if (isStrings()) {
      return new MaskedColumn(LongColumn.of(counts), absent);
    }
    if (!any) {
      return LongColumn.of(counts);
    }
    return withMissing(counts, absent);
  }

  /** Numbers as floats, or as objects where one that is missing is NaT or NA. */
  private Column withMissing(long[] counts, boolean[] absent) {
    double[] doubles = Allocation.doubles(counts.length);
    boolean objects = false;
    for (int at = 0; at < doubles.length; at++) {
      doubles[at] = absent[at] ? Double.NaN : counts[at];
      Object value = column.values()[at];
      objects |= value == Scalars.NAT || value == Scalars.NA;
    }
    if (!objects) {
      return DoubleColumn.of(doubles);
    }
    Object[] cells = Allocation.objects(doubles.length);
    for (int at = 0; at < cells.length; at++) {
      cells[at] =
          !absent[at] ? counts[at] : column.isMissing(at) ? column.values()[at] : Scalars.NAN;
    }
    return ObjectColumn.of(cells);
  }
}
