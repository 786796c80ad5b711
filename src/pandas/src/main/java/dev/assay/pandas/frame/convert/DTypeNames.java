package dev.assay.pandas.frame.convert;

import dev.assay.pandas.frame.DType;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The names under which programs ask for dtypes. */
public final class DTypeNames {

  private static final Map<String, DType> KNOWN = new HashMap<>();

  static {
    for (DType dtype : DType.values()) {
      KNOWN.put(dtype.text(), dtype);
    }
    KNOWN.put("int", DType.INT64);
    KNOWN.put("float", DType.FLOAT64);
    KNOWN.put("double", DType.FLOAT64);
    KNOWN.put("str", DType.OBJECT);
    KNOWN.put("O", DType.OBJECT);
    KNOWN.put("i8", DType.INT64);
    KNOWN.put("f8", DType.FLOAT64);
    KNOWN.put("datetime64", DType.DATETIME);
    KNOWN.put("timedelta64", DType.TIMEDELTA);
    KNOWN.put("M8[ns]", DType.DATETIME);
    KNOWN.put("m8[ns]", DType.TIMEDELTA);
  }

  private DTypeNames() {}

  public static @Nullable DType of(String name) {
    return KNOWN.get(name);
  }
}
