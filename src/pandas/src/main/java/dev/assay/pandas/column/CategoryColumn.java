package dev.assay.pandas.column;

import dev.assay.pandas.value.Allocation;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A column of dtype category: codes into the column of its categories, -1 where a value is missing.
 */
public record CategoryColumn(int[] codes, Column categories, boolean ordered) implements Column {

  @Override
  public DType dtype() {
    return DType.CATEGORY;
  }

  @Override
  public int size() {
    return codes.length;
  }

  private Object none() {
    DType dtype = categories.dtype();
    boolean own = dtype == DType.STRING || dtype == DType.NULLABLE_BOOL;
    return dtype.isTimely() ? Scalars.NAT : own ? Scalars.NA : Scalars.NAN;
  }

  @Override
  public Object get(int position) {
    return codes[position] < 0 ? none() : categories.get(codes[position]);
  }

  @Override
  public Object item(int position) {
    if (codes[position] >= 0) {
      return categories.item(codes[position]);
    }
    if (categories instanceof DoubleColumn) {
      return Double.NaN; // an object of its own, as each NaN among floats is
    }
    return none();
  }

  @Override
  public boolean isMissing(int position) {
    return codes[position] < 0;
  }

  @Override
  public CategoryColumn take(int[] positions) {
    Allocation.of(positions.length);
    return takeOrMissing(positions);
  }

  @Override
  public CategoryColumn takeOrMissing(int[] positions) {
    Allocation.of(positions.length);
    return new CategoryColumn(Positions.compose(codes, positions), categories, ordered);
  }

  /** Each category once, in their order. */
  public CategoryColumn everyCategory() {
    return new CategoryColumn(Positions.all(categories.size()), categories, ordered);
  }

  /** The values as pandas lists them, to whom categories beside a missing one are other objects. */
  @Override
  public List<Object> items() {
    boolean other =
        categories.dtype().isTimely()
            || categories instanceof DoubleColumn
            || categories instanceof IntervalColumn;
    return other && hasMissing() ? decoded().items() : Column.super.items();
  }

  /** Whether both are of one dtype: of the same categories, in one order if they have any. */
  public boolean isAlike(CategoryColumn other) {
    return ordered == other.ordered
        && categories.size() == other.categories.size()
        && categories.dtype() == other.categories.dtype()
        && (ordered
            ? other.categories.items().equals(categories.items())
            : keys(other.categories).containsAll(keys(categories)));
  }

  private static Set<Object> keys(Column categories) {
    return categories.items().stream().map(Scalars::key).collect(Collectors.toSet());
  }

  /** The values as a column of the categories' own dtype. */
  @Override
  public Column decoded() {
    return categories.takeOrMissing(codes);
  }
}
