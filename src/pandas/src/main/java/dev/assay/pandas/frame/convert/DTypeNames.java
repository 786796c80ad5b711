package dev.assay.pandas.frame.convert;

import dev.assay.pandas.column.DType;
import dev.assay.pandas.value.PythonError;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The names under which programs ask for dtypes. */
public final class DTypeNames {

  private static final Set<String> NARROW_FLOATS =
      Set.of("float32", "Float32", "single", "f", "f4", "<f4", "float16", "half", "e", "f2");

  private static final Map<String, DType> KNOWN = new HashMap<>();

  static {
    for (DType dtype : DType.values()) {
      KNOWN.put(dtype.text(), dtype);
      if (dtype.isTime()) {
        String code = (dtype.isDatetime() ? "M8[" : "m8[") + dtype.unit().symbol() + "]";
        KNOWN.put(code, dtype);
        KNOWN.put("<" + code, dtype);
      }
    }
    KNOWN.put("int", DType.INT64);
    KNOWN.put("float", DType.FLOAT64);
    KNOWN.put("double", DType.FLOAT64);
    KNOWN.put("str", DType.OBJECT);
    KNOWN.put("O", DType.OBJECT);
    KNOWN.put("d", DType.FLOAT64);
    KNOWN.put("?", DType.BOOL);
    KNOWN.put("b", DType.INT8);
    KNOWN.put("h", DType.INT16);
    KNOWN.put("i", DType.INT32);
    KNOWN.put("l", DType.INT64);
    KNOWN.put("q", DType.INT64);
    KNOWN.put("i1", DType.INT8);
    KNOWN.put("i2", DType.INT16);
    KNOWN.put("i4", DType.INT32);
    KNOWN.put("i8", DType.INT64);
    KNOWN.put("f8", DType.FLOAT64);
    KNOWN.put("datetime64", DType.DATETIME);
    KNOWN.put("timedelta64", DType.TIMEDELTA);
  }

  private DTypeNames() {}

  /**
   * The dtype of a name; {@code null} where no dtype has it.
   *
   * @throws PythonError where it is one of floats with fewer than 64 bits
   */
  public static @Nullable DType of(String name) {
    if (NARROW_FLOATS.contains(name)) {
      throw narrowFloats("the dtype " + name);
    }
    return find(name);
  }

  /** The dtype of a name that a column's may be compared with; {@code null} where none has it. */
  public static @Nullable DType find(String name) {
    return KNOWN.get(name);
  }

  /** What would give floats that have other digits than those of 64 bits. */
  public static PythonError narrowFloats(String what) {
    return PythonError.unsupported(
        what + ": floats have 64 bits", "use astype(float) or leave the dtype out");
  }
}
