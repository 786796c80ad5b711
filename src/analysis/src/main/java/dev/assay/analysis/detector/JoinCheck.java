package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.analysis.SchemaKeys;
import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundSelect;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Finds tables that are joined by columns that no key ties together. */
final class JoinCheck implements Check {

  private final SchemaKeys keys;

  JoinCheck(SchemaKeys keys) {
    this.keys = keys;
  }

  @Override
  public List<Finding> of(BoundSelect select) {
    List<Link> links = Link.of(select);
    List<Finding> findings = new ArrayList<>();
    for (Link link : links) {
      BaseColumn one = link.origin();
      BaseColumn other = link.otherOrigin();
      if (one == null || other == null || !isWrong(one, other)) {
        continue;
      }
      boolean keyedToo =
          links.stream()
              .anyMatch(
                  each ->
                      each.ties(link.one(), link.other())
                          && each.origin() != null
                          && each.otherOrigin() != null
                          && keys.tied(each.origin(), each.otherOrigin()));
      if (!keyedToo) {
        findings.add(
            Check.finding(
                DetectedKind.JOIN_NOT_ALONG_KEY,
                "%s = %s joins along no foreign key: %s".formatted(one, other, remedy(one, other)),
                link.place()));
      }
    }
    return findings;
  }

  /** Of tables that no key is known of, nothing can be said; nor of a table and itself. */
  private boolean isWrong(BaseColumn one, BaseColumn other) {
    String table = one.table().name();
    String otherTable = other.table().name();
    return !table.equals(otherTable)
        && !keys.tied(one, other)
        && !(keys.between(table, otherTable).isEmpty() && SharedNames.say(one, other))
        && keys.hasAny(table)
        && keys.hasAny(otherTable);
  }

  private String remedy(BaseColumn one, BaseColumn other) {
    String table = one.table().name();
    String otherTable = other.table().name();
    List<SchemaKeys.Pair> between = keys.between(table, otherTable);
    if (!between.isEmpty()) {
      return "join by "
          + between.stream().map(SchemaKeys.Pair::toString).collect(Collectors.joining(" or "));
    }
    return keys.bridge(table, otherTable)
        .map(bridge -> "join both to '%s'".formatted(bridge))
        .orElse("see which tables lead from '%s' to '%s'".formatted(table, otherTable));
  }
}
