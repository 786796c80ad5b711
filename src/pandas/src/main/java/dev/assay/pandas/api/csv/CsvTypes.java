package dev.assay.pandas.api.csv;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dtype.Astype;
import dev.assay.pandas.api.dtype.CategoryType;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.csv.CsvColumns;
import dev.assay.pandas.frame.time.DateColumns;
import dev.assay.pandas.frame.time.DateReading;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What the texts of each column of {@code pd.read_csv} become: by converter, dtype or as dates. */
final class CsvTypes {

  private final Args args;
  private final Context context;
  private final CsvMissing missing;

  CsvTypes(Args args) {
    this.args = args;
    this.context = args.context();
    this.missing = new CsvMissing(args);
  }

  /**
   * The column of a name.
   *
   * @param plain the name before it was told from others that are the same
   */
  Column column(Object name, Object plain, int at, List<String> texts) {
    Object converter = own("converters", name, name, at);
    if (converter != null) {
      return Columns.infer(texts.stream().map(text -> context.call(converter, text)).toList());
    }
    CsvColumns types = missing.of(name);
    Object dtype =
        args.optional("dtype") instanceof PyDict
            ? own("dtype", name, plain, at)
            : args.optional("dtype");
    if (dtype != null) {
      return typed(types, dtype, at, texts);
    }
    return isDate(name, at) ? dates(types.strings(texts), name) : types.infer(texts);
  }

  /** What a dict gives for a column by its name or its place. */
  private @Nullable Object own(String argument, Object name, Object plain, int at) {
    if (!(args.optional(argument) instanceof PyDict given)) {
      return null;
    }
    Object named = given.get(name) != null ? given.get(name) : given.get(plain);
    return named != null ? named : given.get((long) at);
  }

  private Column typed(CsvColumns types, Object dtype, int at, List<String> texts) {
    Column strings = types.strings(texts);
    if (dtype instanceof CategoryType type && type.categories() != null) {
      boolean text = type.categories() instanceof ObjectColumn;
      return Astype.cast(context, text ? strings : types.infer(texts), dtype);
    }
    if (dtype instanceof CategoryType || Astype.isText(context, dtype)) {
      return dtype instanceof CategoryType ? Astype.cast(context, strings, dtype) : strings;
    }
    DType wanted = Astype.dtype(context, dtype);
    if (wanted.isTime()) {
      throw PythonError.typeError(
          "the dtype %s is not supported for parsing, pass this column using parse_dates instead",
          wanted.text());
    }
    return switch (wanted) {
      case OBJECT, STRING, CATEGORY -> Casts.cast(strings, wanted);
      case BOOL -> truths(types.infer(texts), at);
      case NULLABLE_BOOL ->
          throw PythonError.unsupported(
              "read_csv(dtype='boolean')", "use astype('boolean') on the frame");
      default -> Casts.cast(numbers(types.infer(texts), wanted, at), wanted);
    };
  }

  private static Column truths(Column read, int at) {
    boolean digits =
        read instanceof LongColumn numbers
            && Arrays.stream(numbers.values()).allMatch(number -> number == 0 || number == 1);
    if (digits || read instanceof BoolColumn || read.size() == 0) {
      return Casts.cast(read, DType.BOOL);
    }
    throw read.hasMissing()
        ? PythonError.valueError("Bool column has NA values in column " + at)
        : PythonError.valueError("Unable to parse column %d as truths", at);
  }

  private static Column numbers(Column read, DType wanted, int at) {
    boolean number = read instanceof LongColumn || read instanceof DoubleColumn;
    boolean truth = !wanted.isNullable() && areTruths(read);
    if (!number && !truth && read.size() > 0) {
      throw PythonError.valueError(
          "could not convert the text of column %d to %s", at, wanted.text());
    }
    if (wanted.isInteger()
        && !wanted.isNullable()
        && !(read instanceof LongColumn)
        && !(read instanceof BoolColumn)
        && read.size() > 0) {
      throw PythonError.valueError(
          read.hasMissing()
              ? "Integer column has NA values in column " + at
              : "cannot safely convert passed user dtype of %s for %s dtyped data in column %d"
                  .formatted(wanted.text(), read.dtypeName(), at));
    }
    return read;
  }

  private static boolean areTruths(Column read) {
    return read instanceof BoolColumn
        || read.items().stream().allMatch(item -> item instanceof Boolean || item == Scalars.NAN);
  }

  private boolean isDate(Object name, int at) {
    Object dates = args.optional("parse_dates");
    if (dates == null || dates instanceof Boolean) {
      return false;
    }
    List<Object> named = Read.items(context, dates);
    return named.contains(name) || named.contains((long) at);
  }

  /**
   * Checks that each column of {@code parse_dates} is there.
   *
   * @throws PythonError a ValueError for those that are not
   */
  void requireDates(List<Object> names) {
    Object dates = args.optional("parse_dates");
    if (dates == null || dates instanceof Boolean) {
      return;
    }
    if (dates instanceof PyDict || Read.items(context, dates).stream().anyMatch(Read::isListLike)) {
      throw PythonError.unsupported(
          "parse_dates of several columns", "use pd.to_datetime on the frame");
    }
    if (!Read.isListLike(dates)) {
      throw PythonError.typeError("Only booleans and lists are accepted for 'parse_dates'");
    }
    List<String> lacking =
        Read.items(context, dates).stream()
            .filter(name -> !(name instanceof Long) && !names.contains(name))
            .map(context::str)
            .toList();
    if (!lacking.isEmpty()) {
      throw PythonError.valueError(
          "Missing column provided to 'parse_dates': '%s'", CountedText.join(", ", lacking));
    }
  }

  /** Dates, or the texts themselves where one is none. */
  Column dates(Column texts, Object name) {
    Object given = args.optional("date_format");
    Object format = given instanceof PyDict formats ? formats.get(name) : given;
    if (texts.size() == 0) {
      return texts;
    }
    try {
      return DateColumns.zoned(
          texts,
          new DateReading(
              format == null ? null : Objects.toString(format),
              true,
              false,
              args.truth("dayfirst"),
              false,
              1),
          false);
    } catch (PythonError error) {
      if (error.isCatchable()) {
        return texts;
      }
      throw error;
    }
  }
}
