package dev.assay.pandas.column;

/** The dtype that two dtypes have in common when their values come into one column. */
public final class Promotion {

  private Promotion() {}

  /** The common dtype for concatenating; object where the kinds do not mix. */
  public static DType common(DType left, DType right) {
    if (left == right) {
      return left;
    }
    if (left.isNullable() || right.isNullable()) {
      return nullable(left, right);
    }
    if (left.isInteger() && right.isInteger()) {
      return integers(left, right);
    }
    if (left.isTime() && left.kind() == right.kind()) {
      return left.in(left.unit().finer(right.unit()));
    }
    if (left.isReal() && right.isReal()) {
      return DType.FLOAT64;
    }
    return DType.OBJECT;
  }

  private static DType nullable(DType left, DType right) {
    if (!left.isNumeric() || !right.isNumeric() || left.isBool() != right.isBool()) {
      return DType.OBJECT;
    }
    return common(left.withoutMask(), right.withoutMask()).withMask();
  }

  private static DType integers(DType left, DType right) {
    DType wider = left.bits() >= right.bits() ? left : right;
    DType other = wider == left ? right : left;
    if (left.isUnsigned() == right.isUnsigned()
        || !wider.isUnsigned() && wider.bits() > other.bits()) {
      return wider;
    }
    return switch (wider.bits()) {
      case 8 -> DType.INT16;
      case 16 -> DType.INT32;
      case 32 -> DType.INT64;
      default -> DType.FLOAT64;
    };
  }

  /** The common dtype of arithmetic, in which booleans count as numbers. */
  public static DType arithmetic(DType left, DType right) {
    if (left.isBool() && right.isBool()) {
      return left.isNullable() ? left : right;
    }
    if (left.isBool()) {
      return left.isNullable() ? right.withMask() : right;
    }
    if (right.isBool()) {
      return right.isNullable() ? left.withMask() : left;
    }
    return common(left, right);
  }
}
