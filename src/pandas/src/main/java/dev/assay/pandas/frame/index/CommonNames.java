package dev.assay.pandas.frame.index;

import dev.assay.pandas.column.Scalars;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Names that indexes have in common: what is put together of them is named so. */
public final class CommonNames {

  private CommonNames() {}

  /** The labels put together of the parts, each level with the name that it has in all of them. */
  public static Index on(Index index, List<Index> parts) {
    int levels = index.levelCount();
    List<Object> names = new ArrayList<>(Collections.nCopies(levels, Scalars.NONE));
    List<Object> first = parts.getFirst().names();
    for (int level = 0; level < levels && first.size() == levels; level++) {
      int at = level;
      Object name = first.get(level);
      boolean same =
          parts.stream()
              .allMatch(part -> part.levelCount() == levels && part.names().get(at).equals(name));
      names.set(level, same ? name : Scalars.NONE);
    }
    return index.withNames(names);
  }
}
