package dev.assay.pandas.column;

import dev.assay.pandas.value.NumpyUnit;
import java.util.Arrays;

/** The dtypes of columns, under the names that pandas prints. */
public enum DType {
  BOOL("bool", Kind.BOOL, 1),
  INT8("int8", Kind.INTEGER, 8),
  INT16("int16", Kind.INTEGER, 16),
  INT32("int32", Kind.INTEGER, 32),
  INT64("int64", Kind.INTEGER, 64),
  UINT8("uint8", Kind.INTEGER, 8),
  UINT16("uint16", Kind.INTEGER, 16),
  UINT32("uint32", Kind.INTEGER, 32),
  UINT64("uint64", Kind.INTEGER, 64),
  FLOAT64("float64", Kind.FLOAT, 64),
  OBJECT("object", Kind.OBJECT, 64),
  STRING("string", Kind.OBJECT, 64),
  DATETIME("datetime64[ns]", Kind.DATETIME, 64),
  DATETIME_US("datetime64[us]", Kind.DATETIME, 64),
  DATETIME_MS("datetime64[ms]", Kind.DATETIME, 64),
  DATETIME_S("datetime64[s]", Kind.DATETIME, 64),
  TIMEDELTA("timedelta64[ns]", Kind.TIMEDELTA, 64),
  TIMEDELTA_US("timedelta64[us]", Kind.TIMEDELTA, 64),
  TIMEDELTA_MS("timedelta64[ms]", Kind.TIMEDELTA, 64),
  TIMEDELTA_S("timedelta64[s]", Kind.TIMEDELTA, 64),
  ZONED("datetime64[ns, tz]", Kind.ZONED, 64),
  CATEGORY("category", Kind.CATEGORY, 64),
  PERIOD("period", Kind.PERIOD, 64),
  INTERVAL("interval", Kind.INTERVAL, 64),
  NULLABLE_BOOL("boolean", Kind.BOOL, 1),
  NULLABLE_INT8("Int8", Kind.INTEGER, 8),
  NULLABLE_INT16("Int16", Kind.INTEGER, 16),
  NULLABLE_INT32("Int32", Kind.INTEGER, 32),
  NULLABLE_INT64("Int64", Kind.INTEGER, 64),
  NULLABLE_UINT8("UInt8", Kind.INTEGER, 8),
  NULLABLE_UINT16("UInt16", Kind.INTEGER, 16),
  NULLABLE_UINT32("UInt32", Kind.INTEGER, 32),
  NULLABLE_UINT64("UInt64", Kind.INTEGER, 64),
  NULLABLE_FLOAT64("Float64", Kind.FLOAT, 64);

  /** What a dtype's values are, whatever their width. */
  public enum Kind {
    BOOL,
    INTEGER,
    FLOAT,
    OBJECT,
    DATETIME,
    TIMEDELTA,
    ZONED,
    CATEGORY,
    PERIOD,
    INTERVAL
  }

  private final String text;
  private final Kind kind;
  private final int bits;

  DType(String text, Kind kind, int bits) {
    this.text = text;
    this.kind = kind;
    this.bits = bits;
  }

  /** The name that pandas prints. */
  public String text() {
    return text;
  }

  /** The dtype that pandas writes like this; an IllegalArgumentException where there is none. */
  static DType written(String text) {
    return Arrays.stream(values())
        .filter(each -> each.text.equals(text))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no dtype is written " + text));
  }

  public Kind kind() {
    return kind;
  }

  public int bits() {
    return bits;
  }

  public boolean isInteger() {
    return kind == Kind.INTEGER;
  }

  public boolean isFloat() {
    return kind == Kind.FLOAT;
  }

  public boolean isBool() {
    return kind == Kind.BOOL;
  }

  public boolean isUnsigned() {
    return text.startsWith("uint") || text.startsWith("UInt");
  }

  /** Integers and floats. */
  public boolean isReal() {
    return kind == Kind.INTEGER || kind == Kind.FLOAT;
  }

  /** Integers, floats and booleans: what arithmetic and reductions take. */
  public boolean isNumeric() {
    return kind == Kind.INTEGER || kind == Kind.FLOAT || kind == Kind.BOOL;
  }

  public boolean isDatetime() {
    return kind == Kind.DATETIME;
  }

  public boolean isTimedelta() {
    return kind == Kind.TIMEDELTA;
  }

  /** Datetimes and timedeltas. */
  public boolean isTime() {
    return isDatetime() || isTimedelta();
  }

  /** Datetimes of a zone or of none, and timedeltas. */
  public boolean isTimely() {
    return isTime() || this == ZONED;
  }

  /** What the times of this dtype count; nanoseconds for what has no times. */
  public NumpyUnit unit() {
    return switch (this) {
      case DATETIME_S, TIMEDELTA_S -> NumpyUnit.SECOND;
      case DATETIME_MS, TIMEDELTA_MS -> NumpyUnit.MILLI;
      case DATETIME_US, TIMEDELTA_US -> NumpyUnit.MICRO;
      default -> NumpyUnit.NANO;
    };
  }

  /** The dtype of datetimes that count a unit; of seconds for one that is coarser. */
  public static DType datetimes(NumpyUnit unit) {
    return switch (unit) {
      case NANO -> DATETIME;
      case MICRO -> DATETIME_US;
      case MILLI -> DATETIME_MS;
      default -> DATETIME_S;
    };
  }

  /** The dtype of timedeltas that count a unit; of seconds for one that is coarser. */
  public static DType timedeltas(NumpyUnit unit) {
    return switch (unit) {
      case NANO -> TIMEDELTA;
      case MICRO -> TIMEDELTA_US;
      case MILLI -> TIMEDELTA_MS;
      default -> TIMEDELTA_S;
    };
  }

  /** This dtype of times for another unit. */
  public DType in(NumpyUnit unit) {
    return isDatetime() ? datetimes(unit) : timedeltas(unit);
  }

  /** What pandas' messages call an array of this dtype. */
  public String arrayName() {
    return isDatetime() || this == ZONED
        ? "DatetimeArray"
        : isTimedelta() ? "TimedeltaArray" : this == PERIOD ? "PeriodArray" : "ndarray";
  }

  /** Has its own missing value NA beside the values, as pandas' extension dtypes have. */
  public boolean isNullable() {
    return withoutMask() != this;
  }

  /** One of pandas' own, which arrays of numpy lack. */
  public boolean isOwn() {
    return isNullable()
        || this == STRING
        || this == CATEGORY
        || this == PERIOD
        || this == INTERVAL
        || this == ZONED;
  }

  /** The dtype of the values without their missing ones. */
  public DType withoutMask() {
    return switch (this) {
      case NULLABLE_BOOL -> BOOL;
      case NULLABLE_INT8 -> INT8;
      case NULLABLE_INT16 -> INT16;
      case NULLABLE_INT32 -> INT32;
      case NULLABLE_INT64 -> INT64;
      case NULLABLE_UINT8 -> UINT8;
      case NULLABLE_UINT16 -> UINT16;
      case NULLABLE_UINT32 -> UINT32;
      case NULLABLE_UINT64 -> UINT64;
      case NULLABLE_FLOAT64 -> FLOAT64;
      default -> this;
    };
  }

  /** The nullable dtype that holds this dtype's values. */
  public DType withMask() {
    return switch (this) {
      case BOOL -> NULLABLE_BOOL;
      case INT8 -> NULLABLE_INT8;
      case INT16 -> NULLABLE_INT16;
      case INT32 -> NULLABLE_INT32;
      case INT64 -> NULLABLE_INT64;
      case UINT8 -> NULLABLE_UINT8;
      case UINT16 -> NULLABLE_UINT16;
      case UINT32 -> NULLABLE_UINT32;
      case UINT64 -> NULLABLE_UINT64;
      case FLOAT64 -> NULLABLE_FLOAT64;
      default -> this;
    };
  }

  /** The widest dtype of the same integers: what their sums are. */
  public DType widened() {
    return isInteger() ? (isUnsigned() ? UINT64 : INT64) : this;
  }
}
