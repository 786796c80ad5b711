package dev.assay.pandas.api.array;

import dev.assay.pandas.api.common.Operate;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.indexing.Select;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.IntervalColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.frame.show.ArrayText;
import dev.assay.pandas.frame.show.ExtensionArrayText;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.Elements;
import dev.assay.pandas.value.NumpyTemporal;
import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.UnaryOperator;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** numpy's ndarray of one dimension. */
public final class ArrayObject implements PyObject, Elements {

  @Override
  public List<Object> elements() {
    return column().items();
  }

  private final Memory memory;
  private final ArrayForm form;

  public ArrayObject(Column column) {
    this(column, ArrayForm.NUMPY);
  }

  public ArrayObject(Column column, ArrayForm form) {
    this(new Memory(column), form);
  }

  /** An array of values that others may have in common with it. */
  ArrayObject(Memory memory, ArrayForm form) {
    this.memory = memory;
    this.form = form;
  }

  /** Values of a series or a frame, which are not written to. */
  public static ArrayObject readOnly(Column column) {
    ArrayObject array = new ArrayObject(column);
    array.memory.lock();
    return array;
  }

  /** Where its values are. */
  Memory memory() {
    return memory;
  }

  /** What it is beyond the values of its column. */
  public ArrayForm form() {
    return form;
  }

  /** What its times count. */
  public NumpyUnit unit() {
    return form.unit(column());
  }

  /** An array of values that were taken from or made of this one's. */
  ArrayObject like(Context context, Column values) {
    context.budget().cells(values.size());
    return new ArrayObject(values, form.suiting(values));
  }

  /** The element at a position: a scalar of numpy's. */
  Object element(int position) {
    return form.element(column(), position);
  }

  /** The name of its dtype. */
  public String dtypeName() {
    return form.dtypeName(column());
  }

  /** An array of pandas' own, as {@code unique()} gives it. */
  public static ArrayObject ofPandas(Column column) {
    return new ArrayObject(column, ArrayForm.PANDAS);
  }

  /** What {@code tolist()} gives: numpy's times are counts of nanoseconds. */
  public List<Object> listed() {
    return form == ArrayForm.PANDAS ? column().items() : listed(column(), form);
  }

  public static List<Object> listed(Column column) {
    return listed(column, ArrayForm.NUMPY);
  }

  private static List<Object> listed(Column column, ArrayForm form) {
    if (!(column instanceof TimeColumn)) {
      return column.items();
    }
    List<Object> items = new ArrayList<>();
    for (int at = 0; at < column.size(); at++) {
      items.add(((NumpyTemporal) form.element(column, at)).item());
    }
    return items;
  }

  public Column column() {
    return memory.values();
  }

  /** Some of the values, in common with this array. */
  public ArrayObject part(Context context, int[] positions) {
    context.budget().cells(positions.length);
    return new ArrayObject(memory.part(positions), form);
  }

  @Override
  public PyType<?> type() {
    return ArrayType.TYPE;
  }

  @Override
  public String repr() {
    return text(true);
  }

  @Override
  public String str() {
    return text(false);
  }

  /** Whether it is an array of pandas' own, which numpy has not. */
  public boolean isOfPandas() {
    return column() instanceof MaskedColumn
        || column().dtype() == DType.STRING
        || column() instanceof TimeColumn && form == ArrayForm.PANDAS
        || column() instanceof CategoryColumn
        || column() instanceof PeriodColumn
        || column() instanceof ZonedColumn
        || column() instanceof IntervalColumn;
  }

  private String text(boolean repr) {
    return isOfPandas()
        ? ExtensionArrayText.of(column())
        : ArrayText.of(form.shown(column()), dtypeName(), repr);
  }

  @Override
  public Object getItem(Context context, Object key) {
    Object plain = single(key);
    if (plain instanceof PyTuple pair && pair.size() == 2) {
      return lifted(pair);
    }
    if (plain == Scalars.NONE) {
      return new MatrixObject(memory, form, 1, column().size());
    }
    if (plain instanceof PySlice slice) {
      return part(context, Select.slice(slice, column().size()));
    }
    Column mask = Read.mask(context, plain);
    if (mask != null) {
      return like(context, column().take(Select.mask(mask, column().size())));
    }
    if (Read.isListLike(plain)) {
      return like(context, column().take(ArrayKeys.positions(context, plain, column().size())));
    }
    return element(ArrayKeys.position(plain, column().size()));
  }

  /** The key that a tuple of one holds, as {@code np.where(condition)} gives it; of none, all. */
  private static Object single(Object key) {
    return switch (key) {
      case PyTuple tuple when tuple.size() == 1 -> tuple.get(0);
      case PyTuple tuple when tuple.size() == 0 ->
          new PySlice(Scalars.NONE, Scalars.NONE, Scalars.NONE);
      default -> key;
    };
  }

  /** {@code a[:, None]} and {@code a[None, :]}: the values as one column or one row. */
  private Object lifted(PyTuple key) {
    boolean column = key.get(1) == Scalars.NONE && key.get(0) instanceof PySlice;
    boolean row = key.get(0) == Scalars.NONE && key.get(1) instanceof PySlice;
    if (!column && !row) {
      throw PythonError.indexError(
          "too many indices for array: array is 1-dimensional, but 2 were indexed");
    }
    int size = column().size();
    return new MatrixObject(memory, form, column ? size : 1, column ? 1 : size);
  }

  @Override
  public void setItem(Context context, Object given, Object value) {
    Object key = single(given);
    int[] positions =
        switch (key) {
          case PySlice slice -> Select.slice(slice, column().size());
          default -> {
            Column mask = Read.mask(context, key);
            yield mask != null
                ? Select.mask(mask, column().size())
                : Read.isListLike(key)
                    ? ArrayKeys.positions(context, key, column().size())
                    : new int[] {ArrayKeys.position(key, column().size())};
          }
        };
    Column changed =
        Read.isListLike(value)
            ? CellAssigner.put(column(), positions, spread(context, value, positions.length))
            : CellAssigner.fill(column(), positions, value);
    memory.put(ArrayCasts.kept(context, this, changed));
  }

  static Column spread(Context context, Object value, int size) {
    Column values = Read.column(context, value);
    if (values.size() != size && values.size() != 1) {
      throw PythonError.valueError(
          "NumPy boolean array indexing assignment cannot assign %d input values to the %d output"
                  .formatted(values.size(), size)
              + " values where the mask is true");
    }
    return values.size() == size ? values : values.take(Allocation.ints(size));
  }

  private boolean isTimed() {
    return column() instanceof TimeColumn && form != ArrayForm.PANDAS;
  }

  private Series series() {
    return Series.of(column(), Scalars.NONE);
  }

  @Override
  public @Nullable Object binary(Context context, BinaryOperator operator, Object right) {
    if (operator == BinaryOperator.MATRIX_MULTIPLY) {
      return Matrices.product(context, this, right);
    }
    return answers(right) ? null : result(context, operator, right, false);
  }

  @Override
  public @Nullable Object reflected(Context context, BinaryOperator operator, Object left) {
    return answers(left) ? null : result(context, operator, left, true);
  }

  /** The elements' results: unlike a series, an array does not pass over None. */
  private Object result(Context context, BinaryOperator operator, Object other, boolean reflected) {
    if (holdsNone(this) || holdsNone(other)) {
      throw PythonError.typeError(
          "unsupported operand type(s) for %s: 'NoneType' and '%s'",
          operator.symbol(), context.typeName(other));
    }
    if (form instanceof ArrayForm.Texts) {
      return ArrayCasts.joined(context, this, operator, other, reflected);
    }
    if (isTimed() && ArrayTimes.isNoOperand(this, other)) {
      throw ArrayTimes.unsupported(context, operator, other);
    }
    if (isTimed() || other instanceof ArrayObject array && array.isTimed()) {
      return ArrayTimes.binary(context, operator, this, other, reflected);
    }
    if (Operate.NOT_OF_TRUTHS.containsKey(operator) && ArrayCasts.areTruths(this, other)) {
      return ArrayCasts.bits(this).result(context, operator, other, reflected);
    }
    Operate.requireLogic(context, operator, column(), other);
    boolean own = form == ArrayForm.PANDAS;
    ArrayBits bits =
        own ? new ArrayBits(column(), other) : ArrayBits.of(context, operator, column(), other);
    Object beside = own ? other : Operate.widening(column(), bits.other());
    Series series = series().withValues(bits.own());
    return Wrap.array(
        context, Operate.values(context, operator, series, beside, reflected).values());
  }

  private static boolean holdsNone(Object operand) {
    return operand instanceof ArrayObject array
        ? array.column().dtype() == DType.OBJECT && array.column().items().contains(Scalars.NONE)
        : Read.holdsNone(operand);
  }

  /** The order of arrays within arrays of objects; there is one of single elements only. */
  @Override
  public @Nullable Integer order(Object other) {
    throw PythonError.unsupported(
        "comparing arrays within an array of objects", "compare their elements");
  }

  /** Arrays within arrays of objects, as sums add them. */
  @Override
  public @Nullable Object arithmetic(BinaryOperator operator, Object right) {
    throw PythonError.unsupported(
        "arithmetic of arrays within an array of objects", "use a list of arrays");
  }

  /** Whether the other side is a series or frame, whose own rules come first. */
  private static boolean answers(Object other) {
    return other instanceof SeriesObject
        || other instanceof FrameObject
        || other instanceof MatrixObject;
  }

  @Override
  public @Nullable Object compare(Context context, CompareOperator operator, Object given) {
    if (answers(given)) {
      return null;
    }
    if (given == Scalars.NA && form != ArrayForm.PANDAS) {
      return new ArrayObject(ObjectColumn.of(Columns.filled(given, column().size())));
    }
    Object other = isOfSpans() ? ArrayTimes.beside(context, this, given) : given;
    if (operator.isOrder() && other == Scalars.NONE && column().size() > 0) {
      throw PythonError.typeError(
          "'%s' not supported between instances of 'numpy.ndarray' and 'NoneType'",
          operator.symbol());
    }
    if (isTimed() && ArrayTimes.isNoTime(other)) {
      throw PythonError.unsupported(
          "comparing an array of times with other values", "use pd.to_datetime first");
    }
    return Wrap.array(context, compared(context, operator, other));
  }

  private boolean isOfSpans() {
    return isTimed() && column().dtype().isTimedelta();
  }

  /** Arrays of objects compare these as Python does: None equals None. */
  private Column compared(Context context, CompareOperator operator, Object other) {
    Series cells =
        column().dtype() == DType.PERIOD
            ? Series.of(ObjectColumn.of(column()), Scalars.NONE)
            : series();
    Column result = Operate.compare(context, operator, cells, other).values();
    if (operator.isOrder()
        || column().dtype() != DType.OBJECT
        || !(result instanceof BoolColumn truths)) {
      return result;
    }
    boolean array = other instanceof ArrayObject;
    boolean[] values = truths.values().clone();
    for (int at = 0; at < values.length; at++) {
      Object right = array ? ((ArrayObject) other).column().item(at) : other;
      boolean nothing = column().item(at) == Scalars.NONE && right == Scalars.NONE;
      values[at] = nothing ? operator == CompareOperator.EQUAL : values[at];
    }
    return new BoolColumn(values);
  }

  @Override
  public @Nullable Object inPlace(Context context, BinaryOperator operator, Object right) {
    return ArrayInPlace.of(context, operator, this, right);
  }

  @Override
  public @Nullable Object unary(Context context, UnaryOperator operator) {
    return like(context, Operate.unaryOfArray(operator, column()));
  }

  @Override
  public Iterator<Object> iterate(Context context) {
    return new Iterator<>() {
      private int next;

      @Override
      public boolean hasNext() {
        return next < column().size();
      }

      @Override
      public Object next() {
        return element(next++);
      }
    };
  }

  @Override
  public int length(Context context) {
    return column().size();
  }

  @Override
  public int pythonHash() {
    throw PythonError.typeError("unhashable type: 'numpy.ndarray'");
  }

  @Override
  public boolean truth(Context context) {
    if (column().size() == 1) {
      return context.truth(column().item(0));
    }
    if (column().size() == 0) {
      throw PythonError.valueError(
          "The truth value of an empty array is ambiguous. Use `array.size > 0` to check that an"
              + " array is not empty.");
    }
    throw PythonError.valueError(
        "The truth value of an array with more than one element is ambiguous. Use a.any() or"
            + " a.all()");
  }
}
