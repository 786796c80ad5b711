package dev.assay.pandas.api.dtype;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.datetimes.ZonedTimes;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.convert.DTypeNames;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TypeNames;
import dev.assay.pandas.value.Zone;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A dtype as programs see it: compared with names and types. */
public final class DTypeObject implements PyObject {

  static final PyType<DTypeObject> TYPE =
      PyType.builder("dtype", DTypeObject.class)
          .doc("the type of a column's values")
          .property("name", (self, _) -> self.name.startsWith("interval[") ? "interval" : self.name)
          .property("kind", (self, _) -> self.kind())
          .property("type", (self, _) -> self.name)
          .constructor("dtype", DTypeObject::create)
          .refused("itemsize", "columns have no fixed size; leave it out")
          .build();

  /** The dtype of a column of categories, which is a {@code pd.CategoricalDtype}. */
  private static final PyType<DTypeObject> CATEGORY =
      PyType.builder("CategoricalDtype", DTypeObject.class)
          .doc("the type of a column of categories")
          .bases(TYPE, CategoryType.TYPE)
          .property("ordered", (self, _) -> self.category != null && self.category.ordered())
          .property(
              "categories",
              (self, context) ->
                  self.category == null
                      ? Scalars.NONE
                      : context.attribute(self.category, "categories"))
          .build();

  /** The dtype of a column of datetimes with a time zone. */
  public static final PyType<DTypeObject> ZONED =
      PyType.builder("DatetimeTZDtype", DTypeObject.class)
          .doc("the type of datetimes with a time zone")
          .constructor("unit='ns', tz=None", DTypeObject::zoned)
          .property("tz", (self, _) -> Zone.named(self.zoneName()))
          .property("unit", (self, _) -> self.name.substring(11, self.name.indexOf(',')))
          .bases(TYPE)
          .build();

  private static final Map<String, PyType<DTypeObject>> KINDS =
      Map.ofEntries(
          kind("int8", "Int8DType"),
          kind("int16", "Int16DType"),
          kind("int32", "Int32DType"),
          kind("int64", "Int64DType"),
          kind("uint8", "UInt8DType"),
          kind("uint32", "UInt32DType"),
          kind("uint64", "UInt64DType"),
          kind("float64", "Float64DType"),
          kind("bool", "BoolDType"),
          kind("<U", "StrDType"),
          kind("object", "ObjectDType"),
          kind("datetime64[ns]", "DateTime64DType"),
          kind("timedelta64[ns]", "TimeDelta64DType"),
          kind("Int64", "Int64Dtype"),
          kind("Float64", "Float64Dtype"),
          kind("Int8", "Int8Dtype"),
          kind("Int16", "Int16Dtype"),
          kind("Int32", "Int32Dtype"),
          kind("UInt8", "UInt8Dtype"),
          kind("UInt16", "UInt16Dtype"),
          kind("UInt32", "UInt32Dtype"),
          kind("UInt64", "UInt64Dtype"),
          kind("boolean", "BooleanDtype"),
          kind("string", "StringDtype"));

  /** The classes of the dtypes that pandas has besides numpy's, as {@code pd.Int64Dtype}. */
  public static final Map<PyType<?>, DType> OF_PANDAS = ofPandas();

  private static Map.Entry<String, PyType<DTypeObject>> kind(String dtype, String name) {
    PyType.Builder<DTypeObject> type =
        PyType.builder(name, DTypeObject.class).doc("the dtype " + dtype).bases(TYPE);
    if (name.endsWith("Dtype")) {
      String notation = name.equals("StringDtype") ? "storage=None" : "";
      type.constructor(notation, _ -> named(dtype));
    }
    return Map.entry(dtype, type.build());
  }

  private static Map<PyType<?>, DType> ofPandas() {
    Map<PyType<?>, DType> types = new LinkedHashMap<>();
    for (DType dtype : DType.values()) {
      if (dtype.isNullable() || dtype == DType.STRING) {
        types.put(KINDS.get(dtype.text()), dtype);
      }
    }
    return types;
  }

  private final String name;

  /** What the dtype of categories knows of them; null for other dtypes. */
  private final @Nullable CategoryType category;

  private DTypeObject(String name) {
    this(name, null);
  }

  private DTypeObject(String name, @Nullable CategoryType category) {
    this.name = name;
    this.category = category;
  }

  @Nullable CategoryType category() {
    return category;
  }

  private static Object zoned(Args args) {
    Zone zone = ZonedTimes.zone(args.optional("tz"));
    if (zone == null) {
      throw PythonError.typeError("A 'tz' is required.");
    }
    return new DTypeObject("datetime64[" + args.string("unit") + ", " + zone.name() + "]");
  }

  private boolean isZoned() {
    return name.startsWith("datetime64[") && name.contains(", ");
  }

  private String zoneName() {
    return name.substring(name.indexOf(", ") + 2, name.length() - 1);
  }

  private static Object create(Args args) {
    return of(Astype.cast(args.context(), ObjectColumn.of(), args.get("dtype")));
  }

  public static DTypeObject of(Column column) {
    return column instanceof CategoryColumn categories
        ? new DTypeObject(
            "category", new CategoryType(categories.categories(), categories.ordered()))
        : new DTypeObject(column.dtypeName());
  }

  public static DTypeObject of(ArrayObject array) {
    return array.column() instanceof CategoryColumn
        ? of(array.column())
        : new DTypeObject(array.dtypeName());
  }

  public static DTypeObject of(MatrixObject array) {
    return new DTypeObject(array.dtypeName());
  }

  static DTypeObject named(String name) {
    return new DTypeObject(name);
  }

  String name() {
    return name;
  }

  /** The dtype that it stands for. */
  @Nullable DType known() {
    return isZoned() ? DType.ZONED : DTypeNames.of(name);
  }

  private String kind() {
    DType dtype = isZoned() ? null : DTypeNames.of(name);
    if (name.startsWith("<U")) {
      return "U";
    }
    if (dtype == null && name.contains("64[")) {
      return name.startsWith("date") ? "M" : "m";
    }
    if (dtype == null) {
      return "O";
    }
    return switch (dtype.kind()) {
      case BOOL -> "b";
      case INTEGER -> dtype.isUnsigned() ? "u" : "i";
      case FLOAT -> "f";
      case DATETIME -> "M";
      case TIMEDELTA -> "m";
      default -> "O";
    };
  }

  @Override
  public PyType<?> type() {
    if (isZoned()) {
      return ZONED;
    }
    return name.equals(DType.CATEGORY.text())
        ? CATEGORY
        : KINDS.getOrDefault(name.startsWith("<U") ? "<U" : name, TYPE);
  }

  @Override
  public String repr() {
    if (name.equals("category")) {
      return category == null ? "CategoricalDtype" : category.repr();
    }
    return isZoned() || name.startsWith("interval") || name.startsWith("period[")
        ? name
        : ofNullables(DTypeNames.find(name));
  }

  /** The dtypes of pandas' own are no {@code dtype(...)} of numpy, and each has another form. */
  private String ofNullables(@Nullable DType dtype) {
    if (dtype == DType.STRING) {
      return "string[python]";
    }
    if (dtype == null || !dtype.isNullable()) {
      return "dtype('" + shown() + "')";
    }
    return dtype == DType.NULLABLE_BOOL ? "BooleanDtype" : name + "Dtype()";
  }

  private String shown() {
    return switch (name) {
      case "object" -> "O";
      case String times when times.startsWith("datetime64[") -> "<M8" + times.substring(10);
      case String spans when spans.startsWith("timedelta64[") -> "<m8" + spans.substring(11);
      default -> name;
    };
  }

  @Override
  public String str() {
    return name;
  }

  @Override
  public @Nullable Object compare(Context context, CompareOperator operator, Object other) {
    boolean same = sameAs(other);
    return switch (operator) {
      case EQUAL -> same;
      case NOT_EQUAL -> !same;
      default -> null;
    };
  }

  @Override
  public boolean sameAs(Object other) {
    return switch (other) {
      case DTypeObject that when category != null && that.category != null ->
          category.isSame(that.category);
      case CategoryType that -> category != null && category.isSame(that);
      case DTypeObject that -> name.equals(that.name);
      case String text ->
          name.equals(text) || is(text) || text.equals("interval") && name.startsWith("interval[");
      case PyType<?> type -> is(TypeNames.lastPart(type.name()));
      default -> false;
    };
  }

  private boolean is(String other) {
    DType dtype = DTypeNames.find(other.equals("bool_") ? "bool" : other);
    return dtype != null && dtype.text().equals(name);
  }

  @Override
  public int pythonHash() {
    return name.hashCode();
  }
}
