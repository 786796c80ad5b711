package dev.assay.pandas.frame.concat;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import java.util.List;

/** The labels that several axes share, for {@code concat(join='inner')}. */
final class SharedLabels {

  private SharedLabels() {}

  /** Those of the first that all others have, in the dtype that all have in common. */
  static Index of(List<Index> all) {
    Index first = all.getFirst();
    Positions kept = new Positions();
    for (int at = 0; at < first.size(); at++) {
      Object label = first.label(at);
      if (all.stream().allMatch(part -> part.lookup().contains(label))) {
        kept.add(at);
      }
    }
    Index shared = first.take(kept.toArray());
    if (all.stream().anyMatch(part -> part.levelCount() > 1)) {
      return shared;
    }
    List<Column> labels = all.stream().map(Index::column).toList();
    DType common = CommonDType.of(labels);
    return CommonDType.isSame(labels) || common.isOwn()
        ? shared
        : Index.of(Casts.cast(shared.column(), common), shared.name());
  }
}
