package dev.assay.pandas.frame.index;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.IntervalColumn;
import dev.assay.pandas.frame.time.DateStep;
import dev.assay.pandas.frame.time.StepRules;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An index of one level whose labels are a column. */
public final class ColumnIndex implements Index {

  private final Column column;
  private Object name;
  private @Nullable DateStep step;
  private @Nullable LabelMap lookup;
  private @Nullable Column listed;

  ColumnIndex(Column column, Object name) {
    this(column, name, null);
  }

  private ColumnIndex(Column column, Object name, @Nullable DateStep step) {
    this.column = column;
    this.name = name;
    this.step = step;
  }

  @Override
  public int size() {
    return column.size();
  }

  @Override
  public Object label(int position) {
    return listed().item(position);
  }

  /** Categories as pandas lists them: intervals beside missing ones are of fractions. */
  private Column listed() {
    if (listed == null) {
      listed =
          column instanceof CategoryColumn known
                  && known.categories() instanceof IntervalColumn
                  && known.hasMissing()
              ? known.decoded()
              : column;
    }
    return listed;
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
    ColumnIndex named = new ColumnIndex(column, names.getFirst(), step);
    named.lookup = lookup;
    named.listed = listed;
    return named;
  }

  @Override
  public void rename(List<Object> names) {
    Labels.requireNames(names, 1);
    name = names.getFirst();
  }

  @Override
  public void step(@Nullable DateStep step) {
    this.step = step;
  }

  @Override
  public @Nullable DateStep freq() {
    return step;
  }

  @Override
  public Index withFreq(@Nullable DateStep step) {
    return this.step == step ? this : new ColumnIndex(column, name, step);
  }

  @Override
  public Index take(int[] positions) {
    return new ColumnIndex(column.take(positions), name, StepRules.taken(step, positions));
  }

  @Override
  public Index sliced(int[] positions) {
    return new ColumnIndex(column.take(positions), name, StepRules.sliced(step, positions));
  }

  @Override
  public Index masked(int[] positions) {
    return new ColumnIndex(column.take(positions), name, StepRules.masked(step, positions));
  }

  @Override
  public Index takeOrMissing(int[] positions) {
    return new ColumnIndex(column.takeOrMissing(positions), name);
  }

  @Override
  public LabelMap lookup() {
    if (lookup == null) {
      LabelMap hashed = new LabelMap.Hashed(this);
      IntervalColumn intervals = IntervalColumn.in(column);
      lookup = intervals == null ? hashed : new LabelMap.Intervals(hashed, intervals);
    }
    return lookup;
  }
}
