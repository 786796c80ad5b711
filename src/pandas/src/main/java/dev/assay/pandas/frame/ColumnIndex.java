package dev.assay.pandas.frame;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** An index of one level whose labels are a column. */
public final class ColumnIndex implements Index {

  private final Column column;
  private final Object name;
  private @Nullable LabelMap lookup;

  ColumnIndex(Column column, Object name) {
    this.column = column;
    this.name = name;
  }

  @Override
  public int size() {
    return column.size();
  }

  @Override
  public Object label(int position) {
    return column.item(position);
  }

  @Override
  public Object element(int position) {
    return column.get(position);
  }

  @Override
  public Column column() {
    return column;
  }

  @Override
  public List<Column> levels() {
    return List.of(column);
  }

  @Override
  public List<Object> names() {
    return List.of(name);
  }

  @Override
  public Index withNames(List<Object> names) {
    Labels.requireNames(names, 1);
    return new ColumnIndex(column, names.getFirst());
  }

  @Override
  public Index take(int[] positions) {
    return new ColumnIndex(column.take(positions), name);
  }

  @Override
  public Index takeOrMissing(int[] positions) {
    return new ColumnIndex(column.takeOrMissing(positions), name);
  }

  @Override
  public LabelMap lookup() {
    if (lookup == null) {
      lookup = new LabelMap.Hashed(this);
    }
    return lookup;
  }
}
