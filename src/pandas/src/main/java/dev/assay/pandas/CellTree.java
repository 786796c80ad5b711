package dev.assay.pandas;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.NA;
import dev.assay.pandas.value.NaT;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.ZonedTimestamp;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Cells and labels as JSON can hold them. Where the dtype of a column says what its values are,
 * they are plain: {@code null} for the dtype's missing value (NaN, NaT, NA), {@code "inf"}, dates
 * as {@code "2024-01-31T00:00:00"}, durations as {@code "1 days 00:00:00"}. In columns of dtype
 * object and in labels, {@code null} is None, and what JSON has no value for is a map of one member
 * that says what it is, as in the golden outcomes of the conformance programs: {@code {"na":
 * "nan"}}, {@code {"t": "2024-01-31T00:00:00"}}, {@code {"tuple": ["a", 1]}}.
 */
final class CellTree {

  private final ResultSize size;

  CellTree(ResultSize size) {
    this.size = size;
  }

  /** The cell of a column. */
  @Nullable Object of(Column column, int row) {
    if (column.dtype() == DType.OBJECT) {
      return of(column.item(row));
    }
    if (column.isMissing(row)) {
      return null;
    }
    Object item = column.item(row);
    return switch (column.dtype().kind()) {
      case FLOAT -> item instanceof Double number ? real(number) : of(item);
      case DATETIME, ZONED -> iso(item);
      case TIMEDELTA, PERIOD -> Text.str(item);
      case INTERVAL -> of(item);
      case BOOL, INTEGER, OBJECT, CATEGORY -> of(item);
    };
  }

  private static Object real(double number) {
    return Double.isInfinite(number) ? Text.ofFloat(number) : (Object) number;
  }

  private static String iso(Object time) {
    return Text.str(time).replace(' ', 'T');
  }

  List<@Nullable Object> all(List<?> values) {
    return all(values, 0);
  }

  /** A value that no dtype tells the kind of. */
  @Nullable Object of(Object value) {
    return of(value, 0);
  }

  private List<@Nullable Object> all(List<?> values, int depth) {
    List<@Nullable Object> trees = new ArrayList<>(values.size());
    values.forEach(value -> trees.add(of(value, depth)));
    return trees;
  }

  private @Nullable Object of(Object value, int depth) {
    Object plain = Scalars.plain(value);
    return switch (plain) {
      case None _ -> null;
      case NaT _ -> Map.of("na", "NaT");
      case NA _ -> Map.of("na", "NA");
      case String text -> size.text(text);
      case Boolean _, Long _, BigInteger _ -> plain;
      case Double number when number.isNaN() -> Map.of("na", "nan");
      case Double number when number.isInfinite() -> Map.of("f", Text.ofFloat(number));
      case Double number -> number;
      case Timestamp _, ZonedTimestamp _ -> Map.of("t", iso(plain));
      case Timedelta delta -> Map.of("d", Text.str(delta));
      default -> nested(plain, depth + 1);
    };
  }

  private Object nested(Object value, int depth) {
    size.nested(elements(value), depth);
    return switch (value) {
      case PyTuple tuple -> Map.of("tuple", all(tuple.items(), depth));
      case PyList list -> Map.of("list", all(list.items(), depth));
      case PySet set -> Map.of("set", all(set.items(), depth));
      case PyDict dict -> Map.of("dict", entries(dict, depth));
      default -> Map.of("str", size.text(Text.str(value)));
    };
  }

  private static int elements(Object value) {
    return switch (value) {
      case PyTuple tuple -> tuple.size();
      case PyList list -> list.size();
      case PySet set -> set.size();
      case PyDict dict -> 2 * dict.size();
      default -> 1;
    };
  }

  private List<Object> entries(PyDict dict, int depth) {
    List<Object> entries = new ArrayList<>();
    dict.entries().forEach(entry -> entries.add(all(List.of(entry.key(), entry.value()), depth)));
    return entries;
  }
}
