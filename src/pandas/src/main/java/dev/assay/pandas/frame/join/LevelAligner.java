package dev.assay.pandas.frame.join;

import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.LabelMap;
import dev.assay.pandas.frame.Positions;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.value.PythonError;

/** Brings the rows of an index of several levels together with those of one of its levels. */
final class LevelAligner {

  private LevelAligner() {}

  /**
   * The rows of the deep index, each with the row of the flat one that has its label.
   *
   * @throws PythonError a ValueError where no level has the flat index's name
   */
  static Aligner.Aligned align(Index deep, Index flat) {
    Object name = flat.name();
    int level = name == Scalars.NONE ? -1 : deep.names().indexOf(name);
    if (level < 0) {
      throw PythonError.valueError("cannot join with no overlapping index names");
    }
    Index labels = Index.of(deep.levels().get(level), name);
    int[] rows = Aligner.positions(flat, labels);
    LabelMap known = labels.lookup();
    for (int at = 0; at < flat.size(); at++) {
      if (known.first(flat.label(at)) < 0) {
        throw PythonError.unsupported(
            "aligning a level with labels that it lacks", "use reset_index() and merge()");
      }
    }
    return new Aligner.Aligned(deep, new JoinedRows(Positions.all(deep.size()), rows), false);
  }
}
