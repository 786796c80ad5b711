package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.NearestNames;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Meaning;
import dev.assay.sql.query.NameUse;
import dev.assay.sql.query.Output;
import dev.assay.sql.query.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import net.sf.jsqlparser.schema.Table;
import org.jspecify.annotations.Nullable;

/** Finds names that stand for nothing or for several things, and tables left out of FROM. */
final class NameCheck implements Check {

  private static final int MOST_TABLES = 3;

  private final Catalog catalog;

  NameCheck(Catalog catalog) {
    this.catalog = catalog;
  }

  @Override
  public List<Finding> of(BoundSelect select) {
    List<Finding> findings = new ArrayList<>();
    for (Source source : select.sources()) {
      if (source.kind() == Source.Kind.UNKNOWN) {
        findings.add(
            Check.finding(
                DetectedKind.UNKNOWN_NAME,
                catalog.unknownTable(((Table) source.item()).getUnquotedName()),
                source.item()));
      }
    }
    for (NameUse use : select.names()) {
      finding(select, use).ifPresent(findings::add);
    }
    return findings;
  }

  private Optional<Finding> finding(BoundSelect select, NameUse use) {
    String name = use.node().getUnquotedColumnName();
    return switch (use.meaning()) {
      case Meaning.Ambiguous(var sources) ->
          Optional.of(
              Check.finding(
                  DetectedKind.AMBIGUOUS_NAME,
                  "'%s' is a column of %s: say which one is meant, such as %s.%s"
                      .formatted(name, names(sources), sources.getFirst().name(), name),
                  use.node()));
      case Meaning.UnknownColumn(var source) ->
          Optional.of(source == null ? unknown(select, use, name) : unknownOf(source, use, name));
      case Meaning.UnknownSource() -> Optional.of(unknownSource(select, use, name));
      case Meaning.Known _, Meaning.SelectAlias _, Meaning.Text _, Meaning.Unclear _ ->
          Optional.empty();
    };
  }

  private Finding unknown(BoundSelect select, NameUse use, String name) {
    List<String> having = tablesHaving(name);
    if (!having.isEmpty()) {
      return leftOut(use, having, name);
    }
    List<String> known = known(select);
    return Check.finding(
        DetectedKind.UNKNOWN_NAME,
        "no table of this FROM has a column '%s'%s".formatted(name, NearestNames.hint(name, known)),
        use.node());
  }

  private Finding unknownOf(Source source, NameUse use, String name) {
    List<String> elsewhere =
        tablesHaving(name).stream()
            .filter(table -> source.table() == null || !table.equals(source.table().name()))
            .toList();
    String hint =
        elsewhere.isEmpty()
            ? NearestNames.hint(name, source.outputs().stream().map(Output::name).toList())
            : ": it is a column of " + quoted(elsewhere);
    String where =
        source.table() == null
            ? "the subquery '%s'".formatted(source.name())
            : "the table '%s'".formatted(source.table().name());
    return Check.finding(
        DetectedKind.UNKNOWN_NAME,
        "%s has no column '%s'%s".formatted(where, name, hint),
        use.node());
  }

  private Finding unknownSource(BoundSelect select, NameUse use, String name) {
    String qualifier = String.valueOf(use.node().getTable().getUnquotedName());
    Optional<CatalogTable> table = catalog.table(qualifier);
    if (table.isPresent()) {
      return leftOut(use, List.of(table.get().name()), name);
    }
    List<String> near = nearest(select, qualifier, name);
    List<String> having = tablesHaving(name);
    if (near.isEmpty() && !having.isEmpty()) {
      return leftOut(use, having, name);
    }
    return Check.finding(
        DetectedKind.UNKNOWN_NAME,
        "FROM has no table or alias '%s'%s"
            .formatted(
                qualifier,
                NearestNames.hint(qualifier, select.sources().stream().map(Source::name).toList())),
        use.node());
  }

  /** Sources that the qualifier may be a misspelling of; of short aliases no two are alike. */
  private static List<String> nearest(BoundSelect select, String qualifier, String column) {
    return NearestNames.nearest(
        qualifier,
        select.sources().stream()
            .filter(source -> source.name().length() > 3 && source.output(column).isPresent())
            .map(Source::name)
            .toList());
  }

  private Finding leftOut(NameUse use, List<String> tables, String column) {
    return Check.finding(
        DetectedKind.MISSING_JOIN,
        "'%s' is a column of %s, which this FROM leaves out: join it"
            .formatted(column, quoted(tables)),
        use.node());
  }

  private List<String> tablesHaving(String column) {
    return catalog.tables().stream()
        .filter(table -> table.column(column).isPresent())
        .map(CatalogTable::name)
        .limit(MOST_TABLES)
        .toList();
  }

  private static List<String> known(@Nullable BoundSelect select) {
    List<String> names = new ArrayList<>();
    for (BoundSelect each = select; each != null; each = each.outer()) {
      each.sources()
          .forEach(source -> source.outputs().forEach(output -> names.add(output.name())));
    }
    return names;
  }

  private static String names(List<Source> sources) {
    return sources.stream()
        .map(Source::name)
        .map(name -> "'" + name + "'")
        .collect(Collectors.joining(" and of "));
  }

  private static String quoted(List<String> names) {
    return names.stream().map(name -> "'" + name + "'").collect(Collectors.joining(" or "));
  }
}
