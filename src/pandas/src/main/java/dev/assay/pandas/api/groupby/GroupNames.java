package dev.assay.pandas.api.groupby;

import dev.assay.pandas.api.datetimes.TimeTypes;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Timestamp;
import java.util.ArrayList;
import java.util.List;

/** Finds groups by their names. Where the first group's is a date, all names are read as dates. */
final class GroupNames {

  private GroupNames() {}

  /**
   * The group of a name, -1 where there is none.
   *
   * @throws PythonError a ValueError for a name of the wrong shape, or one that is no date
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
    for (int at = 0; at < Math.min(parts.size(), levels.size()); at++) {
      parts.set(at, typed(levels.get(at), Scalars.boxed(parts.get(at))));
    }
    return groups
        .grouping()
        .labels()
        .find(levels.size() == 1 ? parts.getFirst() : Scalars.tuple(parts));
  }

  private static Object typed(Column labels, Object name) {
    if (labels.size() == 0 || !(Scalars.boxed(labels.item(0)) instanceof Timestamp)) {
      return name;
    }
    if (name instanceof Boolean) {
      throw PythonError.typeError(
          "Cannot convert input [%s] of type <class 'bool'> to Timestamp"
              .formatted(Text.str(name)));
    }
    if (!(name instanceof String text)) {
      return name;
    }
    return TimeTypes.moment(text);
  }
}
