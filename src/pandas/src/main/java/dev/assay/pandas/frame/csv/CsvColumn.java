package dev.assay.pandas.frame.csv;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** The texts of one column of a CSV file on the way to their dtype. */
final class CsvColumn {

  private final String[] cells;

  /** The cells as numbers are read from them. */
  private final String[] numbers;

  private final CsvColumns format;
  private final boolean[] missing;
  private int missingCount;

  CsvColumn(List<? extends @Nullable String> texts, CsvColumns format) {
    this.format = format;
    cells = new String[texts.size()];
    numbers = new String[texts.size()];
    missing = Allocation.booleans(texts.size());
    for (int row = 0; row < cells.length; row++) {
      String text = texts.get(row);
      cells[row] = text == null ? "" : text;
      missing[row] = format.missing().contains(cells[row]);
      numbers[row] = number(cells[row]);
      missingCount += missing[row] ? 1 : 0;
    }
  }

  /** The text with the signs that numbers of programs have. */
  private String number(String text) {
    String joined = format.thousands().isEmpty() ? text : text.replace(format.thousands(), "");
    return format.decimal().equals(".")
        ? joined
        : joined.replace('.', '?').replace(format.decimal(), ".");
  }

  /** The column of the dtype that fits all cells. */
  Column typed() {
    if (cells.length == 0) {
      return ObjectColumn.of();
    }
    return switch (firstNot(CsvNumbers.Kind.SIGNED)) {
      case SIGNED -> integers();
      case INVALID -> notIntegers();
      case UNSIGNED, OVERFLOW, NEGATIVE_OVERFLOW -> beyondSigned();
    };
  }

  /** The kind of the first cell that is not of the kind; the kind itself when all are. */
  private CsvNumbers.Kind firstNot(CsvNumbers.Kind expected) {
    for (int row = 0; row < cells.length; row++) {
      CsvNumbers.Kind kind = missing[row] ? expected : CsvNumbers.kind(numbers[row]);
      if (kind != expected) {
        return kind;
      }
    }
    return expected;
  }

  private Column integers() {
    long[] values = Allocation.longs(cells.length);
    for (int row = 0; row < cells.length; row++) {
      values[row] = missing[row] ? 0 : Long.parseLong(numbers[row].strip());
    }
    if (missingCount == 0) {
      return LongColumn.of(values);
    }
    double[] reals = Allocation.doubles(cells.length);
    for (int row = 0; row < cells.length; row++) {
      // pandas marks missing integers by the smallest one, and so loses that
      boolean lost = missing[row] || values[row] == Long.MIN_VALUE;
      reals[row] = lost ? Double.NaN : values[row];
    }
    return DoubleColumn.of(reals);
  }

  /** A column that has an integer beyond 64 bits with a sign before anything that is no integer. */
  private Column beyondSigned() {
    boolean unsigned = false;
    boolean negative = false;
    for (int row = 0; row < cells.length; row++) {
      if (missing[row]) {
        continue;
      }
      negative |= numbers[row].strip().startsWith("-");
      switch (CsvNumbers.kind(numbers[row])) {
        case INVALID -> {
          return notIntegers();
        }
        case OVERFLOW -> {
          return objects(false);
        }
        case UNSIGNED -> unsigned = true;
        case SIGNED, NEGATIVE_OVERFLOW -> {}
      }
    }
    if (unsigned && !negative && missingCount == 0) {
      throw PythonError.valueError(
          "whole numbers beyond 9223372036854775807 are uint64 in pandas, which is not supported:"
              + " write them as text");
    }
    return objects(unsigned);
  }

  private Column notIntegers() {
    double[] values = Allocation.doubles(cells.length);
    for (int row = 0; row < cells.length; row++) {
      OptionalDouble number =
          missing[row] ? OptionalDouble.of(Double.NaN) : CsvNumbers.real(numbers[row]);
      if (number.isEmpty()) {
        return bools();
      }
      values[row] = number.getAsDouble();
    }
    return DoubleColumn.of(values);
  }

  private Column bools() {
    boolean[] values = Allocation.booleans(cells.length);
    for (int row = 0; row < cells.length; row++) {
      values[row] = CsvColumns.TRUE.contains(cells[row]);
      if (!missing[row] && !values[row] && !CsvColumns.FALSE.contains(cells[row])) {
        return objects(false);
      }
    }
    if (missingCount == 0) {
      return new BoolColumn(values);
    }
    Object[] truths = Allocation.objects(cells.length);
    for (int row = 0; row < cells.length; row++) {
      truths[row] = missing[row] ? Scalars.NAN : (Object) values[row];
    }
    return ObjectColumn.of(truths);
  }

  /** Text; pandas keeps missing values as they are written where it gave up on uint64. */
  private Column objects(boolean asWritten) {
    Object[] values = Allocation.objects(cells.length);
    Map<String, String> known = new HashMap<>();
    for (int row = 0; row < cells.length; row++) {
      boolean none = missing[row] && !asWritten;
      // equal texts are one object, as in pandas: less memory, and they are found to be equal at
      // once
      values[row] = none ? Scalars.NAN : known.computeIfAbsent(cells[row], text -> text);
    }
    return ObjectColumn.of(values);
  }
}
