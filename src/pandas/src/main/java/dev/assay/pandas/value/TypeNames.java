package dev.assay.pandas.value;

import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;

/** The Python names of values' types, as error messages show them. */
public final class TypeNames {

  private TypeNames() {}

  /** A type's name without its module. */
  public static String withoutModule(Object value) {
    return lastPart(of(value));
  }

  /** A name with dots without what stands before the last one. */
  public static String lastPart(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  public static String of(Object value) {
    return switch (value) {
      case String _ -> "str";
      case Long _, BigInteger _ -> "int";
      case Double _ -> "float";
      case Boolean _ -> "bool";
      case None _ -> "NoneType";
      case PyList list -> list.isFrozen() ? "FrozenList" : "list";
      case PyNamedTuple tuple -> tuple.typeName();
      case PyTuple _ -> "tuple";
      case PyDict dict -> dict.typeName();
      case PySet set -> set.isFrozen() ? "frozenset" : "set";
      case PySlice _ -> "slice";
      case NumpyInt number -> "numpy." + number.kind();
      case NumpyFloat _ -> "numpy.float64";
      case NumpyBool _ -> "numpy.bool";
      case NumpyTime _ -> "numpy.datetime64";
      case NumpySpan _ -> "numpy.timedelta64";
      case Timestamp _ -> "Timestamp";
      case Timedelta _ -> "Timedelta";
      case NaT _ -> "NaTType";
      case NA _ -> "NAType";
      case LocalDateTime _ -> "datetime.datetime";
      case LocalDate _ -> "datetime.date";
      case LocalTime _ -> "datetime.time";
      case Duration _ -> "datetime.timedelta";
      case Custom custom -> custom.typeName();
      default -> throw new IllegalArgumentException("not a value of Python: " + value.getClass());
    };
  }
}
