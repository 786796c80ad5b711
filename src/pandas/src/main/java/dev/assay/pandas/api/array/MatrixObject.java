package dev.assay.pandas.api.array;

import dev.assay.pandas.api.common.Operate;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.indexing.Select;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.frame.show.ArrayText;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.UnaryOperator;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** numpy's ndarray of two dimensions. */
public final class MatrixObject implements PyObject {

  private static final PySlice ALL = new PySlice(Scalars.NONE, Scalars.NONE, Scalars.NONE);

  private final Memory memory;
  private final ArrayForm form;
  private Matrix matrix;

  public MatrixObject(Matrix matrix) {
    this(matrix, ArrayForm.NUMPY);
  }

  /** An array of a form. */
  public MatrixObject(Matrix matrix, ArrayForm form) {
    this(new Memory(matrix.cells()), form, matrix.rowCount(), matrix.columnCount());
  }

  /** An array of values that others may have in common with it, row by row. */
  MatrixObject(Memory memory, ArrayForm form, int rows, int columns) {
    this.memory = memory;
    this.form = form;
    this.matrix = new Matrix(memory.values(), rows, columns);
  }

  /** Where its values are. */
  Memory memory() {
    return memory;
  }

  /** What it is beyond the values of its cells. */
  public ArrayForm form() {
    return form;
  }

  /** The name of its dtype. */
  public String dtypeName() {
    return form.dtypeName(matrix().cells());
  }

  /** Rows as columns, of the same values. */
  public MatrixObject transposed() {
    Matrix now = matrix();
    int[] rows = Positions.all(now.rowCount());
    int[] places = Allocation.ints(now.cells().size());
    for (int at = 0; at < now.columnCount(); at++) {
      int[] column = now.positions(rows, new int[] {at});
      System.arraycopy(column, 0, places, at * rows.length, rows.length);
    }
    return new MatrixObject(memory.part(places), form, now.columnCount(), now.rowCount());
  }

  /** A matrix whose cells count against the budget. */
  public static MatrixObject of(Context context, Matrix matrix) {
    context.budget().cells(matrix.cells().size());
    context.budget().steps(matrix.cells().size());
    return new MatrixObject(matrix);
  }

  public Matrix matrix() {
    Column now = memory.values();
    if (now != matrix.cells()) {
      matrix = matrix.withCells(now);
    }
    return matrix;
  }

  public DataFrame frame() {
    return matrix().frame();
  }

  @Override
  public PyType<?> type() {
    return MatrixType.TYPE;
  }

  @Override
  public String repr() {
    return ArrayText.of(shown(), dtypeName(), true);
  }

  @Override
  public String str() {
    return ArrayText.of(shown(), dtypeName(), false);
  }

  private Matrix shown() {
    return matrix().withCells(form.shown(matrix().cells()));
  }

  @Override
  public Object getItem(Context context, Object key) {
    if (key instanceof MatrixObject mask) {
      return new ArrayObject(matrix().cells().take(marked(mask)), form);
    }
    Select.Chosen rows = rows(context, key);
    Select.Chosen columns = columns(context, key);
    if (isPaired(rows) && isPaired(columns)) {
      return new ArrayObject(
          matrix().cells().take(pairs(rows.positions(), columns.positions())), form);
    }
    int[] places = matrix().positions(rows.positions(), columns.positions());
    if (rows.single() && columns.single()) {
      return form.element(matrix().cells(), places[0]);
    }
    context.budget().cells(places.length);
    boolean view = (rows.single() || rows.slice()) && (columns.single() || columns.slice());
    Memory part = view ? memory.part(places) : new Memory(matrix().cells().take(places));
    return rows.single() || columns.single()
        ? new ArrayObject(part, form)
        : new MatrixObject(part, form, rows.positions().length, columns.positions().length);
  }

  /** Lists and masks on both sides name cells, one of each list at a time. */
  private static boolean isPaired(Select.Chosen chosen) {
    return !chosen.single() && !chosen.slice();
  }

  private int[] pairs(int[] rows, int[] columns) {
    int size = Math.max(rows.length, columns.length);
    if (rows.length != size && rows.length != 1 || columns.length != size && columns.length != 1) {
      throw PythonError.indexError(
          "shape mismatch: indexing arrays could not be broadcast together with shapes (%d,) (%d,)",
          rows.length, columns.length);
    }
    int[] places = Allocation.ints(rows.length == 0 || columns.length == 0 ? 0 : size);
    for (int at = 0; at < places.length; at++) {
      int row = rows[rows.length == 1 ? 0 : at];
      int column = columns[columns.length == 1 ? 0 : at];
      places[at] = matrix().position(row, column);
    }
    return places;
  }

  private Select.Chosen rows(Context context, Object key) {
    Object rows = key instanceof PyTuple pair && pair.size() == 2 ? pair.get(0) : key;
    if (key == Scalars.NONE || key instanceof PyTuple all && all.items().contains(Scalars.NONE)) {
      throw Matrices.tooDeep();
    }
    if (key instanceof PyTuple tuple && tuple.size() > 2) {
      throw PythonError.indexError(
          "too many indices for array: array is 2-dimensional, but "
              + tuple.size()
              + " were indexed");
    }
    return ArrayKeys.chosen(context, rows, matrix().rowCount());
  }

  private Select.Chosen columns(Context context, Object key) {
    Object columns = key instanceof PyTuple pair && pair.size() == 2 ? pair.get(1) : ALL;
    return ArrayKeys.chosen(context, columns, matrix().columnCount());
  }

  private int[] marked(MatrixObject mask) {
    if (!(mask.matrix().cells() instanceof BoolColumn)) {
      throw Matrices.tooDeep();
    }
    boolean fits =
        mask.matrix().rowCount() == matrix().rowCount()
            && mask.matrix().columnCount() == matrix().columnCount();
    if (!fits) {
      throw PythonError.indexError("boolean index did not match indexed array");
    }
    return Positions.where(Columns.truths(mask.matrix().cells()));
  }

  @Override
  public void setItem(Context context, Object key, Object value) {
    int[] positions;
    Column values = null;
    if (key instanceof MatrixObject mask) {
      positions = marked(mask);
    } else {
      Select.Chosen rows = rows(context, key);
      Select.Chosen columns = columns(context, key);
      boolean paired = isPaired(rows) && isPaired(columns);
      positions =
          paired
              ? pairs(rows.positions(), columns.positions())
              : matrix().positions(rows.positions(), columns.positions());
      if (paired && Read.isListLike(value)) {
        values = ArrayObject.spread(context, value, positions.length);
      } else if (value instanceof MatrixObject || Read.isListLike(value)) {
        boolean down = columns.single() && !rows.single();
        Matrix given = Matrices.of(context, value);
        values =
            (down && given.rowCount() == 1 ? given.transposed() : given)
                .spread(rows.positions().length, columns.positions().length);
      }
    }
    Column changed =
        values == null
            ? CellAssigner.fill(matrix().cells(), positions, value)
            : CellAssigner.put(matrix().cells(), positions, values);
    memory.put(ArrayCasts.kept(context, new ArrayObject(memory, form), changed));
  }

  @Override
  public @Nullable Object binary(Context context, BinaryOperator operator, Object right) {
    if (operator == BinaryOperator.MATRIX_MULTIPLY) {
      return Matrices.product(context, this, right);
    }
    return combined(context, operator, right, false);
  }

  @Override
  public @Nullable Object reflected(Context context, BinaryOperator operator, Object left) {
    if (operator == BinaryOperator.MATRIX_MULTIPLY) {
      return Matrices.product(context, left, this);
    }
    return combined(context, operator, left, true);
  }

  private @Nullable Object combined(
      Context context, BinaryOperator operator, Object other, boolean reflected) {
    if (answers(other)) {
      return null;
    }
    Shape shape = shape(context, other);
    ArrayObject own = new ArrayObject(matrix().spread(shape.rows, shape.columns), form);
    Object cells =
        reflected
            ? own.reflected(context, operator, shape.other)
            : own.binary(context, operator, shape.other);
    return shape.of((ArrayObject) cells);
  }

  private record Shape(int rows, int columns, Object other) {

    MatrixObject of(ArrayObject cells) {
      return new MatrixObject(new Matrix(cells.column(), rows, columns), cells.form());
    }
  }

  /** The shape of both sides together, and the other side in it. */
  private Shape shape(Context context, Object other) {
    if (!(other instanceof MatrixObject) && !Read.isListLike(other)) {
      return new Shape(matrix().rowCount(), matrix().columnCount(), other);
    }
    Matrix that = Matrices.of(context, other);
    int rows = matrix().rowCount() == 1 ? that.rowCount() : matrix().rowCount();
    int columns = matrix().columnCount() == 1 ? that.columnCount() : matrix().columnCount();
    context.budget().cells(2L * rows * columns);
    ArrayForm theirs = other instanceof MatrixObject object ? object.form : formOf(other);
    return new Shape(rows, columns, new ArrayObject(that.spread(rows, columns), theirs));
  }

  private static ArrayForm formOf(Object other) {
    return other instanceof ArrayObject array ? array.form() : ArrayForm.NUMPY;
  }

  private static boolean answers(Object other) {
    return other instanceof SeriesObject || other instanceof FrameObject;
  }

  @Override
  public @Nullable Object compare(Context context, CompareOperator operator, Object other) {
    if (answers(other)) {
      return null;
    }
    Shape shape = shape(context, other);
    ArrayObject own = new ArrayObject(matrix().spread(shape.rows, shape.columns), form);
    Object truths = Objects.requireNonNull(own.compare(context, operator, shape.other));
    return shape.of((ArrayObject) truths);
  }

  /** Whether one of the cells equals the value, or the cells of one of its shape theirs. */
  @Override
  public boolean contains(Context context, Object item) {
    return compare(context, CompareOperator.EQUAL, item) instanceof MatrixObject equal
        && Positions.where(Columns.truths(equal.matrix().cells())).length > 0;
  }

  @Override
  public @Nullable Object inPlace(Context context, BinaryOperator operator, Object right) {
    return ArrayInPlace.of(context, operator, this, right);
  }

  @Override
  public @Nullable Object unary(Context context, UnaryOperator operator) {
    return of(context, matrix().withCells(Operate.unaryOfArray(operator, matrix().cells())));
  }

  @Override
  public Iterator<Object> iterate(Context context) {
    List<Object> rows = new ArrayList<>();
    int width = matrix().columnCount();
    for (int at = 0; at < matrix().rowCount(); at++) {
      context.budget().cells(width);
      rows.add(new ArrayObject(memory.part(Positions.range(at * width, (at + 1) * width)), form));
    }
    return rows.iterator();
  }

  @Override
  public int length(Context context) {
    return matrix().rowCount();
  }

  @Override
  public boolean truth(Context context) {
    if (matrix().cells().size() == 1) {
      return context.truth(matrix().cells().item(0));
    }
    throw PythonError.valueError(
        "The truth value of an array with more than one element is ambiguous. Use a.any() or"
            + " a.all()");
  }
}
