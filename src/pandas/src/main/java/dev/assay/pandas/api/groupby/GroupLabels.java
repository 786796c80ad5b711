package dev.assay.pandas.api.groupby;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.reshape.LevelOrder;
import dev.assay.pandas.value.Allocation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The labels and the order of the rows that a function has given group by group. */
public final class GroupLabels {

  private GroupLabels() {}

  /** Without keys in the index, the groups' numbers stand in front. */
  static Index numbered(List<Integer> sizes, Index rows) {
    List<Object> owners = new ArrayList<>();
    for (int group = 0; group < sizes.size(); group++) {
      for (int at = 0; at < sizes.get(group); at++) {
        owners.add((long) group);
      }
    }
    return LevelOrder.inFront(List.of(Columns.infer(owners)), List.of(Scalars.NONE), rows);
  }

  /** The groups' labels in front of the rows' own, in the order in which the groups come. */
  static Index keyed(GroupsObject self, List<Integer> sizes, int[] used, Index rows) {
    Positions owners = new Positions();
    for (int part = 0; part < sizes.size(); part++) {
      for (int at = 0; at < sizes.get(part); at++) {
        owners.add(used[part]);
      }
    }
    return inFront(self, owners.toArray(), rows);
  }

  /** The labels of the groups that own rows, in front of the labels of these. */
  public static Index inFront(GroupsObject self, int[] owners, Index rows) {
    Index labels = self.grouping().labels();
    List<Column> levels = labels.levels().stream().map(level -> level.take(owners)).toList();
    Index keyed = LevelOrder.inFront(levels, labels.names(), rows);
    for (int at = 0; at < levels.size() && keyed instanceof MultiIndex several; at++) {
      Column order =
          self.options().sorted() && levels.size() == 1 ? null : LevelOrder.own(labels, at);
      keyed = order == null ? keyed : several.ordered(at, order);
    }
    return keyed;
  }

  /** Whether each result has the labels of its group's rows. */
  static boolean isTransform(GroupsObject self, List<Index> indexes, int[] used) {
    for (int part = 0; part < used.length; part++) {
      int[] rows = self.grouping().groups().rows()[used[part]];
      if (!indexes.get(part).sameLabels(self.frame().index().take(rows))) {
        return false;
      }
    }
    return true;
  }

  /** The places of the frame's rows among those put together group by group. */
  static int[] inPlace(GroupsObject self, int[] used) {
    int[] places = Allocation.ints(self.frame().rowCount());
    Arrays.fill(places, -1);
    int next = 0;
    for (int group : used) {
      for (int row : self.grouping().groups().rows()[group]) {
        places[row] = next++;
      }
    }
    return Arrays.stream(places).filter(at -> at >= 0).toArray();
  }
}
