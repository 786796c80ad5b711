package dev.assay.analysis.wording;

import dev.assay.analysis.Finding;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.sql.Dialect;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Holds queries against the words of their question and of what is to be known for it: where these
 * say a number, a column, an aggregate or a direction plainly, the query has to have it. It would
 * rather miss something than take a right query for a wrong one.
 */
public final class Wording {

  /** Who findings are said to come from. */
  public static final String NAME = "wording";

  private static final Pattern ASKS_FOR_ROWS =
      Pattern.compile(
          "(?i)^(?:please )?(?:which|who|whose|list|name|(?:show|give)(?: me)?(?: all)? the names?"
              + "|what are the (?:names?|ids?|titles?))\\b.*");

  private static final Pattern ASKS_FOR_NUMBER =
      Pattern.compile(
          "(?i)\\b(?:how many|how much|numbers?|count|total|amounts?|percent\\w*|ratio|average|sum"
              + "|proportion|quantity|rate|frequency|times)\\b");

  private static final Set<String> ADDING_UP = Set.of("sum", "avg", "total", "count");

  private final Dialect dialect;
  private final Set<String> columns;
  private final String question;
  private final Evidence evidence;

  /**
   * The words of a question.
   *
   * @param question what is asked; empty where that is not known
   * @param evidence what is to be known for it; empty for nothing
   */
  public Wording(Catalog catalog, String question, String evidence) {
    this.dialect = catalog.dialect();
    this.columns =
        catalog.tables().stream()
            .map(CatalogTable::columns)
            .flatMap(List::stream)
            .map(CatalogColumn::name)
            .map(name -> name.toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());
    this.question = question.strip();
    this.evidence = new Evidence(evidence);
  }

  /** What the words say otherwise than the query; nothing where its text cannot be read. */
  public List<Finding> of(String sql) {
    return QueryWords.of(dialect, sql).map(this::of).orElse(List.of());
  }

  private List<Finding> of(QueryWords query) {
    List<Finding> findings = new ArrayList<>();
    findings.addAll(opposite(query));
    findings.addAll(counted(query));
    findings.addAll(unused(query));
    findings.addAll(unasked(query));
    findings.addAll(otherColumns(query));
    findings.addAll(otherComparisons(query));
    findings.addAll(aggregates(query));
    return List.copyOf(findings);
  }

  private static Finding finding(WordingKind kind, String message, Object... values) {
    return new Finding(NAME, kind.text(), message.formatted(values));
  }

  private List<Finding> opposite(QueryWords query) {
    if (query.has("NOT") || query.has("EXCEPT")) {
      return List.of();
    }
    List<Comparison> comparisons = query.comparisons();
    return AskedComparisons.of(question).stream()
        .map(
            asked -> {
              List<Comparison> own =
                  comparisons.stream().filter(each -> each.isWith(asked.number())).toList();
              return own.isEmpty()
                      || own.stream().anyMatch(each -> each.wantsMore() == asked.more())
                  ? null
                  : finding(
                      WordingKind.OPPOSITE_COMPARISON,
                      "the question says '%s', and the query compares by %s %s",
                      asked.words(),
                      own.getFirst().operator(),
                      own.getFirst().number().toPlainString());
            })
        .filter(Objects::nonNull)
        .toList();
  }

  private List<Finding> counted(QueryWords query) {
    return query.countsAlone()
            && ASKS_FOR_ROWS.matcher(question).lookingAt()
            && !ASKS_FOR_NUMBER.matcher(question).find()
        ? List.of(
            finding(
                WordingKind.COUNTED_ROWS,
                "the question asks which ones there are, and the query gives how many: select them"))
        : List.of();
  }

  private List<Finding> unused(QueryWords query) {
    return WrittenNumbers.specific(question).stream()
        .distinct()
        .filter(number -> !query.holds(number))
        .map(
            number ->
                finding(
                    WordingKind.UNUSED_NUMBER,
                    "the question says %s, and the query has no such value",
                    number.toPlainString()))
        .toList();
  }

  private List<Finding> unasked(QueryWords query) {
    String said = (question + " " + evidence.text()).toLowerCase(Locale.ROOT);
    return query.listedTexts().stream()
        .filter(texts -> texts.stream().anyMatch(text -> isSaid(said, text)))
        .flatMap(texts -> texts.stream().filter(text -> !isSaid(said, text)))
        .map(
            text ->
                finding(
                    WordingKind.UNASKED_VALUE,
                    "the query takes '%s' as well, of which the question says nothing: it names other"
                        + " values of that list",
                    text))
        .toList();
  }

  private static boolean isSaid(String said, String text) {
    return said.contains(text.strip().toLowerCase(Locale.ROOT));
  }

  private List<Finding> otherColumns(QueryWords query) {
    if (query.selectsAll()) {
      return List.of();
    }
    Set<String> names = query.names();
    return evidence.columns(columns::contains).stream()
        .filter(column -> !names.contains(column))
        .map(
            column ->
                finding(
                    WordingKind.STATED_COLUMN,
                    "what is to be known for the question names the column '%s', and the query has no"
                        + " such column",
                    column))
        .toList();
  }

  private List<Finding> otherComparisons(QueryWords query) {
    List<Comparison> comparisons = query.comparisons();
    return evidence.comparisons(columns::contains).stream()
        .flatMap(stated -> otherwise(stated, comparisons))
        .toList();
  }

  private static Stream<Finding> otherwise(Comparison stated, List<Comparison> comparisons) {
    BigDecimal number = stated.number();
    List<Comparison> own =
        comparisons.stream()
            .filter(each -> each.isWith(number) && each.names().containsAll(stated.names()))
            .toList();
    return own.isEmpty() || own.stream().anyMatch(each -> each.operator().equals(stated.operator()))
        ? Stream.empty()
        : Stream.of(
            finding(
                WordingKind.STATED_COMPARISON,
                "what is to be known for the question says %s %s %s, and the query compares by %s",
                stated.names().iterator().next(),
                stated.operator(),
                number.toPlainString(),
                own.getFirst().operator()));
  }

  private List<Finding> aggregates(QueryWords query) {
    List<Finding> findings = new ArrayList<>();
    Set<String> calls = query.calls();
    if (calls.stream().noneMatch(ADDING_UP::contains)) {
      evidence.addedUp(columns::contains).stream()
          .findFirst()
          .map(
              stated ->
                  finding(
                      WordingKind.STATED_AGGREGATE,
                      "what is to be known for the question says %s, and the query adds nothing up",
                      stated))
          .ifPresent(findings::add);
    }
    boolean asSet =
        Stream.of("DISTINCT", "GROUP", "UNION", "INTERSECT", "EXCEPT").anyMatch(query::has);
    if (evidence.wantsDistinct() && !asSet) {
      findings.add(
          finding(
              WordingKind.STATED_DISTINCT,
              "what is to be known for the question wants each only once: add DISTINCT"));
    }
    return findings;
  }
}
