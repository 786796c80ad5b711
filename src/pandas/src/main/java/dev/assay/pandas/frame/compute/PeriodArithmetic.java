package dev.assay.pandas.frame.compute;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.PythonError;

/** Arithmetic of columns of periods: they are moved by whole numbers, and have a distance. */
final class PeriodArithmetic {

  private PeriodArithmetic() {}

  /** Whether there are periods on one side. */
  static boolean among(Operand left, Operand right) {
    return left.column() instanceof PeriodColumn || right.column() instanceof PeriodColumn;
  }

  /**
   * {@code left op right}, of which one are periods.
   *
   * @throws PythonError a TypeError for other operators, and for what moves no period
   */
  static Column apply(BinaryOperator operator, Operand left, Operand right, Budget budget) {
    boolean adds = operator == BinaryOperator.ADD;
    Operand other = left.column() instanceof PeriodColumn ? right : left;
    boolean away = !adds && other == left;
    if (!adds && operator != BinaryOperator.SUBTRACT
        || !fits(other)
        || away && other.dtype().isInteger()) {
      throw UnsupportedOperands.of(operator, left, right);
    }
    Column result = ObjectArithmetic.apply(operator, left.column(), right.column(), budget);
    if (!other.dtype().isInteger()) {
      return result;
    }
    Column periods = other == right ? left.column() : right.column();
    return Columns.isMissing(result)
        ? Columns.missingLike(periods, result.size())
        : Columns.infer(result.items());
  }

  /** Whether the other side may be added to periods or subtracted: no floats, truths and None. */
  private static boolean fits(Operand other) {
    DType dtype = other.dtype();
    if (dtype.isFloat() || dtype.isBool()) {
      return !other.weak() && other.column().size() == 0;
    }
    return dtype != DType.OBJECT
        || !other.column().items().contains(Scalars.NONE)
            && !other.column().items().contains(Scalars.NAN);
  }
}
