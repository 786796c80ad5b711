package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.analysis.SchemaKeys;
import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Conditions;
import dev.assay.sql.query.Meaning;
import dev.assay.sql.query.NameUse;
import dev.assay.sql.query.Source;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.AllColumns;
import net.sf.jsqlparser.statement.select.AllTableColumns;
import net.sf.jsqlparser.statement.select.LateralSubSelect;

/** Finds tables that nothing ties to the others, and tables joined for nothing. */
final class JoinUseCheck implements Check {

  private final SchemaKeys keys;

  JoinUseCheck(SchemaKeys keys) {
    this.keys = keys;
  }

  @Override
  public List<Finding> of(BoundSelect select) {
    if (select.sources().size() < 2) {
      return List.of();
    }
    List<Link> links = Link.of(select);
    List<Finding> findings = new ArrayList<>(untied(select, links));
    boolean clear = select.names().stream().allMatch(JoinUseCheck::isClear);
    if (findings.isEmpty() && clear) {
      select.sources().stream()
          .filter(source -> source.kind() == Source.Kind.TABLE)
          .filter(source -> isUnused(select, source, links))
          .findFirst()
          .ifPresent(source -> findings.add(unused(select, source, links)));
    }
    return findings;
  }

  /** A name that stands for nothing may be meant for any table. */
  private static boolean isClear(NameUse use) {
    return switch (use.meaning()) {
      case Meaning.Known _, Meaning.SelectAlias _, Meaning.Text _ -> true;
      case Meaning.Ambiguous _,
          Meaning.UnknownColumn _,
          Meaning.UnknownSource _,
          Meaning.Unclear _ ->
          false;
    };
  }

  private List<Finding> untied(BoundSelect select, List<Link> links) {
    Map<Source, Set<Source>> groups = new HashMap<>();
    select.sources().forEach(source -> groups.put(source, new HashSet<>(Set.of(source))));
    links.forEach(link -> unite(groups, Set.of(link.one(), link.other())));
    for (Conditions.Condition condition : Conditions.of(select)) {
      unite(groups, sources(select, condition.node()));
    }
    // a function takes its rows from what stands before it, as UNNEST of a column does
    select.sources().stream()
        .filter(source -> source.kind() == Source.Kind.OTHER)
        .forEach(source -> unite(groups, Set.copyOf(List.of(select.sources().getFirst(), source))));
    List<Finding> findings = new ArrayList<>();
    Source first = select.sources().getFirst();
    for (Source source : select.sources().subList(1, select.sources().size())) {
      boolean tied = groups.get(first).contains(source);
      boolean wanted =
          (source.join() != null && (source.join().isCross() || source.join().isApply()))
              || source.item() instanceof LateralSubSelect;
      if (!tied && !wanted && isTable(source) && isTable(first)) {
        findings.add(untied(select, source, groups.get(source)));
        unite(groups, Set.of(first, source));
      }
    }
    return findings;
  }

  private static boolean isTable(Source source) {
    return source.kind() == Source.Kind.TABLE
        || (source.kind() == Source.Kind.QUERY && !source.oneRow());
  }

  private static Set<Source> sources(BoundSelect select, Expression expression) {
    Set<Source> sources = new HashSet<>();
    for (Column column : Conditions.columns(expression)) {
      switch (select.use(column).map(NameUse::meaning).orElse(null)) {
        case Meaning.Known known -> sources.add(known.source());
        // a column of a function, whose columns are not known
        case Meaning.Unclear _ ->
            select.sources().stream()
                .filter(source -> source.kind() == Source.Kind.OTHER)
                .forEach(sources::add);
        case null, default -> {}
      }
    }
    return sources;
  }

  private static void unite(Map<Source, Set<Source>> groups, Set<Source> sources) {
    Set<Source> all = new HashSet<>();
    sources.stream().filter(groups::containsKey).forEach(source -> all.addAll(groups.get(source)));
    all.forEach(source -> groups.put(source, all));
  }

  private Finding untied(BoundSelect select, Source source, Set<Source> group) {
    String remedy = "join it by a condition";
    for (Source other : select.sources()) {
      if (!group.contains(other) && other.table() != null && source.table() != null) {
        List<SchemaKeys.Pair> pairs = keys.between(source.table().name(), other.table().name());
        if (!pairs.isEmpty()) {
          remedy = "join by " + pairs.getFirst();
          break;
        }
      }
    }
    return Check.finding(
        DetectedKind.MISSING_JOIN,
        "no condition ties '%s' to the other tables, so that each of its rows is paired with all: %s"
            .formatted(source.name(), remedy),
        source.item());
  }

  /** Whether no column but those of its one join is used, and nobody counts its rows. */
  private boolean isUnused(BoundSelect select, Source source, List<Link> links) {
    List<Link> own = links.stream().filter(link -> link.touches(source)).toList();
    Set<Column> joining = new HashSet<>();
    own.forEach(link -> joining.addAll(link.columns()));
    long neighbours =
        own.stream()
            .map(link -> link.one() == source ? link.other() : link.one())
            .distinct()
            .count();
    if (neighbours != 1 || isSelectedWhole(select, source) || isLinkInInner(select, source, own)) {
      return false;
    }
    boolean used =
        select.names().stream().anyMatch(use -> use.isOf(source) && !joining.contains(use.node()));
    return !used && !isUsedBelow(select, source) && (isReferenced(source, own) || repeats(select));
  }

  private static boolean isSelectedWhole(BoundSelect select, Source source) {
    return select.node().getSelectItems().stream()
        .anyMatch(
            item ->
                switch (item.getExpression()) {
                  case AllTableColumns all ->
                      source.name().equalsIgnoreCase(all.getTable().getUnquotedName());
                  case AllColumns _ -> true;
                  default -> false;
                });
  }

  /** A link to a SELECT around this one is a condition and not a join. */
  private static boolean isLinkInInner(BoundSelect select, Source source, List<Link> links) {
    return links.stream()
        .anyMatch(
            link -> !select.sources().contains(link.one() == source ? link.other() : link.one()));
  }

  /** Whether a subquery refers to the source. */
  private static boolean isUsedBelow(BoundSelect select, Source source) {
    return select.inner().stream()
        .anyMatch(
            inner ->
                inner.names().stream().anyMatch(use -> use.isOf(source))
                    || isUsedBelow(inner, source));
  }

  /** Whether each row of the others finds one row of the source, which therefore adds nothing. */
  private boolean isReferenced(Source source, List<Link> links) {
    return links.stream()
        .allMatch(
            link -> {
              BaseColumn column = link.one() == source ? link.origin() : link.otherOrigin();
              BaseColumn other = link.one() == source ? link.otherOrigin() : link.origin();
              return column != null
                  && other != null
                  && keys.tied(column, other)
                  && column.table().primaryKey().equals(List.of(column.column().name()));
            });
  }

  /** Whether the result shows rows again and again because a table with many was joined. */
  private static boolean repeats(BoundSelect select) {
    return !select.asSet() && select.node().getDistinct() == null && !select.isGrouped();
  }

  private Finding unused(BoundSelect select, Source source, List<Link> links) {
    List<Link> own = links.stream().filter(link -> link.touches(source)).toList();
    String why =
        isReferenced(source, own)
            ? "each row finds one row there, and no column of it is used: leave it out"
            : "no column of it is used, and rows are repeated for each that it has:"
                + " leave it out, or use EXISTS if it only has to be there";
    return Check.finding(
        DetectedKind.UNUSED_JOIN,
        "the join of '%s' adds nothing: %s"
            .formatted(source.table() == null ? source.name() : source.table().name(), why),
        source.item());
  }
}
