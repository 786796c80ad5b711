package dev.assay.catalog.linking;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.KnownKey;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The tables over which chosen tables are joined: shortest paths along foreign keys. */
public final class JoinPaths {

  private final Map<String, List<String>> neighbours = new HashMap<>();

  public JoinPaths(Catalog catalog) {
    Map<String, CatalogTable> tables = new LinkedHashMap<>();
    catalog.tables().forEach(table -> tables.put(table.name(), table));
    for (CatalogTable table : catalog.tables()) {
      for (KnownKey known : table.keys()) {
        String referenced = known.key().referencedTable();
        if (tables.containsKey(referenced)) {
          connect(table.name(), referenced);
          connect(referenced, table.name());
        }
      }
    }
  }

  private void connect(String from, String to) {
    neighbours.computeIfAbsent(from, _ -> new ArrayList<>()).add(to);
  }

  /**
   * The chosen tables and those between them. The first is taken, then each of the others with the
   * shortest path to what is there already; one that no path leads to stands by itself.
   */
  public Set<String> between(Collection<String> chosen) {
    Set<String> wanted = new LinkedHashSet<>(chosen);
    Set<String> joined = new LinkedHashSet<>();
    while (!wanted.isEmpty()) {
      List<String> path = joined.isEmpty() ? List.of() : shortest(joined, wanted);
      if (path.isEmpty()) {
        path = List.of(wanted.iterator().next());
      }
      joined.addAll(path);
      wanted.removeAll(joined);
    }
    return joined;
  }

  /** From any of the first tables to whichever of the others is nearest; empty when none is. */
  private List<String> shortest(Set<String> from, Set<String> to) {
    Map<String, @Nullable String> cameFrom = new HashMap<>();
    Deque<String> next = new ArrayDeque<>(from);
    from.forEach(table -> cameFrom.put(table, null));
    while (!next.isEmpty()) {
      String table = next.remove();
      if (to.contains(table)) {
        List<String> path = new ArrayList<>();
        for (String step = table; step != null; step = cameFrom.get(step)) {
          path.add(step);
        }
        return path;
      }
      for (String neighbour : neighbours.getOrDefault(table, List.of())) {
        if (!cameFrom.containsKey(neighbour)) {
          cameFrom.put(neighbour, table);
          next.add(neighbour);
        }
      }
    }
    return List.of();
  }
}
