package dev.assay.pandas.api.groupby;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** Finds groups by their names. Where the first group's is a date, all names are read as dates. */
final class GroupNames {

  private GroupNames() {}

  /**
   * The group of a name, -1 where there is none.
   *
   * @throws PythonError a ValueError for a name of the wrong shape
   */
  static int find(GroupsObject groups, Object name) {
    List<Column> levels = groups.grouping().labels().levels();
    boolean tuple = Scalars.isTuple(name);
    if (levels.size() > 1 && (!tuple || Scalars.elements(name).size() != levels.size())) {
      throw PythonError.valueError(
          tuple
              ? "must supply a same-length tuple to get_group with multiple grouping keys"
              : "must supply a tuple to get_group with multiple grouping keys");
    }
    List<Object> parts = new ArrayList<>(tuple ? Scalars.elements(name) : List.of(name));
    return groups
        .grouping()
        .labels()
        .find(levels.size() == 1 ? parts.getFirst() : Scalars.tuple(parts));
  }
}
