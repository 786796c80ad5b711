package dev.assay.pandas.frame;

import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An index of several levels, each a column as long as the index. */
public final class MultiIndex implements Index {

  private final List<Column> levels;
  private final List<Object> names;
  private @Nullable LabelMap lookup;

  /** An index whose levels have the given names. */
  public MultiIndex(List<Column> levels, List<Object> names) {
    if (levels.isEmpty()) {
      throw PythonError.valueError("Must pass non-zero number of levels/codes");
    }
    this.levels = levels.stream().map(MultiIndex::missingAsNan).toList();
    this.names = List.copyOf(names);
  }

  /** A missing label is NaN, whatever kind of missing value it was. */
  private static Column missingAsNan(Column level) {
    if (level.dtype() != DType.OBJECT || !level.hasMissing()) {
      return level;
    }
    int[] positions = Positions.all(level.size());
    for (int at = 0; at < positions.length; at++) {
      positions[at] = level.isMissing(at) ? -1 : at;
    }
    return level.takeOrMissing(positions);
  }

  @Override
  public int size() {
    return levels.getFirst().size();
  }

  @Override
  public Object label(int position) {
    return Scalars.tuple(levels.stream().map(level -> level.item(position)).toList());
  }

  @Override
  public Column column() {
    return ObjectColumn.of(labels());
  }

  @Override
  public List<Column> levels() {
    return levels;
  }

  @Override
  public List<Object> names() {
    return names;
  }

  @Override
  public Index withNames(List<Object> names) {
    Labels.requireNames(names, levels.size());
    return new MultiIndex(levels, names);
  }

  @Override
  public Index take(int[] positions) {
    return new MultiIndex(levels.stream().map(level -> level.take(positions)).toList(), names);
  }

  @Override
  public Index takeOrMissing(int[] positions) {
    return new MultiIndex(
        levels.stream().map(level -> level.takeOrMissing(positions)).toList(), names);
  }

  /** The index without one of its levels. */
  public Index withoutLevel(int level) {
    List<Column> columns = new ArrayList<>(levels);
    List<Object> left = new ArrayList<>(names);
    columns.remove(level);
    left.remove(level);
    return Index.ofLevels(columns, left);
  }

  @Override
  public LabelMap lookup() {
    if (lookup == null) {
      lookup = new LabelMap.Hashed(this);
    }
    return lookup;
  }
}
