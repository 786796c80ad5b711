package dev.assay.analysis.wording;

import dev.assay.analysis.Finding;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.KnownKey;
import dev.assay.catalog.TableKind;
import dev.assay.catalog.linking.Words;
import dev.assay.sql.Dialect;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
          "(?i)^(?:please )?(?:which(?! (?:is|are|was|were) the\\b)|who|whose"
              + "|(?:list|show|give)(?: me)?(?: all)?(?: the)? (?:names?|ids?|titles?)"
              + "|what are the (?:names?|ids?|titles?))\\b.*");

  private static final Pattern ASKS_WHICH = Pattern.compile("(?i)^which\\b");

  private static final Pattern ASKS_FOR_END = Pattern.compile("(?i)\\b(?:max|min)imum\\b");

  private static final Pattern ASKS_FOR_AVERAGE =
      Pattern.compile("(?i)averag|\\bmeans?\\b|\\bavg|typical|rating");

  private static final Pattern ASKS_FOR_FREQUENCY =
      Pattern.compile("(?i)\\b(?:most|least) (?:numerous|common(?:ly)?|frequent(?:ly)?|often)\\b");

  private static final Pattern COUNTED =
      Pattern.compile(
          ".*(?:count|freq|num|total|popul|times|percent|share|rate|score|occur|usage|uses|quantit"
              + "|amount).*");

  private static final Set<String> COUNTING =
      Set.of("count", "sum", "total", "mode", "rank", "dense_rank", "row_number", "max", "min");

  private static final Pattern ASKS_FOR_NUMBER =
      Pattern.compile(
          "(?i)\\b(?:how many|how much|how often|how large|how big|numbers?|counts?|counted|totals?"
              + "|amounts?|percent\\w*|ratios?|averages?|sums?|proportions?|quantit(?:y|ies)|rates?"
              + "|frequenc(?:y|ies)|times|sizes?|shares?|volumes?|figures?|tall(?:y|ies)"
              + "|distributions?|strengths?|populations?|headcounts?|statistics)\\b");

  private static final Pattern REFERENCE = Pattern.compile(".*(?:id|key|code|uuid)");

  private static final Set<String> ADDING_UP = Set.of("sum", "avg", "total", "count");

  private final Dialect dialect;
  private final Set<String> columns;
  private final Set<String> keys;
  private final Set<String> references;
  private final Set<String> views;
  private final String tables;
  private final AskedColumns askedColumns;
  private final AskedNames askedNames;
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
    this.keys =
        catalog.tables().stream()
            .flatMap(Wording::keyColumns)
            .map(name -> name.toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());
    this.references =
        catalog.tables().stream()
            .flatMap(Wording::referenceColumns)
            .map(name -> name.toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());
    this.views =
        catalog.tables().stream()
            .filter(table -> table.kind() == TableKind.VIEW)
            .map(table -> table.name().toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());
    this.tables =
        Stream.concat(
                Stream.of(catalog.database()), catalog.tables().stream().map(CatalogTable::name))
            .collect(Collectors.joining(" "));
    this.question = question.strip();
    this.evidence = new Evidence(evidence);
    this.askedColumns = new AskedColumns(catalog);
    this.askedNames = new AskedNames(this.question, words(catalog, evidence));
  }

  /** The words of its names, and of what is to be known, in lower case. */
  private static Set<String> words(Catalog catalog, String evidence) {
    Stream<String> names =
        catalog.tables().stream()
            .flatMap(
                table ->
                    Stream.concat(
                        Stream.of(table.name()),
                        table.columns().stream().map(CatalogColumn::name)));
    return Stream.concat(Stream.of(catalog.database(), evidence), names)
        .flatMap(name -> Words.of(name).stream())
        .filter(word -> word.length() > 2)
        .collect(Collectors.toSet());
  }

  /** Columns of keys, whole or in part: what they are selected with hardly comes twice. */
  private static Stream<String> keyColumns(CatalogTable table) {
    return Stream.of(
            table.definition().primaryKey().stream(),
            table.definition().uniqueKeys().stream().flatMap(key -> key.columns().stream()),
            referenceColumns(table))
        .flatMap(names -> names);
  }

  /** Columns that another one may stand for: whole keys, and what refers to them. */
  private static Stream<String> referenceColumns(CatalogTable table) {
    List<String> key = table.definition().primaryKey();
    Stream<String> referring =
        table.keys().stream()
            .map(KnownKey::key)
            .flatMap(
                each -> Stream.concat(each.columns().stream(), each.referencedColumns().stream()));
    return key.size() == 1 ? Stream.concat(key.stream(), referring) : referring;
  }

  /** Whether the column may be told under another name; not all references are declared. */
  private boolean isReference(String column) {
    return references.contains(column) || REFERENCE.matcher(column).matches();
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
    findings.addAll(names(query));
    findings.addAll(askedColumns(query));
    findings.addAll(functions(query));
    findings.addAll(otherColumns(query));
    findings.addAll(otherComparisons(query));
    findings.addAll(aggregates(query));
    return List.copyOf(findings);
  }

  private static Finding finding(WordingKind kind, String message, Object... values) {
    return new Finding(NAME, kind.text(), message.formatted(values));
  }

  private List<Finding> opposite(QueryWords query) {
    if (query.turnsRound()) {
      return List.of();
    }
    List<Comparison> comparisons = query.comparisons();
    return AskedComparisons.of(question).stream()
        .flatMap(asked -> opposite(asked, query, comparisons))
        .toList();
  }

  private static Stream<Finding> opposite(
      AskedComparisons.Asked asked, QueryWords query, List<Comparison> comparisons) {
    List<Comparison> own =
        comparisons.stream().filter(each -> each.isWith(asked.number())).toList();
    return own.isEmpty()
            || own.size() < query.count(asked.number())
            || own.stream().anyMatch(each -> !each.isPlain() || each.wantsMore() == asked.more())
        ? Stream.empty()
        : Stream.of(
            finding(
                WordingKind.OPPOSITE_COMPARISON,
                "the question says '%s', and the query compares by %s %s",
                asked.words(),
                own.getFirst().operator(),
                own.getFirst().number().toPlainString()));
  }

  private List<Finding> counted(QueryWords query) {
    return query.countsAlone()
            && (!query.has("GROUP") || ASKS_WHICH.matcher(question).lookingAt())
            && ASKS_FOR_ROWS.matcher(question).lookingAt()
            && !ASKS_FOR_NUMBER.matcher(question).find()
        ? List.of(
            finding(
                WordingKind.COUNTED_ROWS,
                "the question asks which ones there are, and the query gives how many: select them"))
        : List.of();
  }

  private List<Finding> unused(QueryWords query) {
    Stream<String> specific =
        WrittenNumbers.specific(question).stream()
            .distinct()
            .filter(number -> !query.holds(number) && !isSaidElsewhere(number))
            .map(BigDecimal::toPlainString);
    List<String> unused = specific.toList();
    Stream<String> said =
        AskedNumbers.unused(question, query).stream()
            .filter(_ -> !evidence.isKnown())
            .filter(words -> unused.stream().noneMatch(words::contains));
    return Stream.concat(unused.stream(), said)
        .map(
            words ->
                finding(
                    WordingKind.UNUSED_NUMBER,
                    "the question says %s, and the query has no such value",
                    words))
        .toList();
  }

  private List<Finding> names(QueryWords query) {
    Stream<Finding> unused =
        askedNames.unused(query).stream()
            .map(
                name ->
                    finding(
                        WordingKind.UNUSED_NAME,
                        "the question names '%s', and the query has no such text",
                        name));
    Stream<Finding> misspelt =
        askedNames.misspelt(query).stream()
            .map(
                each ->
                    finding(
                        WordingKind.MISSPELT_NAME,
                        "the question names '%s', and the query has '%s'",
                        each.name(),
                        each.text()));
    return Stream.concat(unused, misspelt).toList();
  }

  private List<Finding> askedColumns(QueryWords query) {
    if (query.selectsAll() || query.has("NATURAL") || readsView(query)) {
      return List.of();
    }
    return askedColumns.unused(question, query, this::isReference).stream()
        .map(
            column ->
                finding(
                    WordingKind.ASKED_COLUMN,
                    "the question names what the column '%s' is for, and the query does not use it",
                    column))
        .toList();
  }

  /** Averages that nobody asks for, and frequencies of which nothing is counted. */
  private List<Finding> functions(QueryWords query) {
    List<Finding> findings = new ArrayList<>();
    boolean known = evidence.isKnown() || question.isEmpty();
    Set<String> calls = query.calls();
    boolean end = calls.contains("max") || calls.contains("min");
    if (calls.contains("avg")
        && !end
        && !known
        && ASKS_FOR_END.matcher(question).find()
        && !ASKS_FOR_AVERAGE.matcher(question).find()) {
      findings.add(
          finding(
              WordingKind.UNASKED_AVERAGE,
              "the question asks for the greatest or least, and the query takes an average"));
    }
    if (ASKS_FOR_FREQUENCY.matcher(question).find()
        && !known
        && calls.stream().noneMatch(COUNTING::contains)
        && query.names().stream().noneMatch(name -> COUNTED.matcher(name).matches())) {
      findings.add(
          finding(
              WordingKind.UNCOUNTED,
              "the question asks what there is most or least often, and the query counts nothing"));
    }
    return findings;
  }

  /** Whether the database is about the number, or the evidence says what stands for it. */
  private boolean isSaidElsewhere(BigDecimal number) {
    return tables.contains(number.toPlainString()) || evidence.says(number);
  }

  private List<Finding> otherColumns(QueryWords query) {
    Set<String> names = query.names();
    boolean hidden = query.selectsAll() || query.has("NATURAL") || readsView(query);
    if (hidden) {
      return List.of();
    }
    Set<String> stated =
        query.countsRows()
            ? evidence.comparedColumns(columns::contains)
            : evidence.columns(columns::contains);
    return stated.stream()
        .filter(column -> !names.contains(column) && !isReference(column))
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
    if (query.turnsRound() || AskedComparisons.isUnclear(question)) {
      return List.of();
    }
    List<Comparison> comparisons = query.comparisons();
    return evidence.comparisons(columns::contains).stream()
        .flatMap(stated -> otherwise(stated, query, comparisons))
        .toList();
  }

  /** A comparison the other way round may be right: of the rest, or of another thing. */
  private static Stream<Finding> otherwise(
      Comparison stated, QueryWords query, List<Comparison> comparisons) {
    BigDecimal number = stated.number();
    List<Comparison> own =
        comparisons.stream()
            .filter(each -> each.isWith(number) && each.isBare())
            .filter(each -> each.names().containsAll(stated.names()))
            .toList();
    return own.isEmpty()
            || own.size() < query.count(number)
            || own.stream().anyMatch(each -> !each.differsByEquality(stated))
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

  /** Whether it reads a view, which may compute what is asked for. */
  private boolean readsView(QueryWords query) {
    return query.names().stream().anyMatch(views::contains);
  }

  private List<Finding> aggregates(QueryWords query) {
    if (readsView(query)) {
      return List.of();
    }
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
    if (evidence.wantsDistinct() && !asSet && query.mayRepeat(keys)) {
      findings.add(
          finding(
              WordingKind.STATED_DISTINCT,
              "what is to be known for the question wants each only once: add DISTINCT"));
    }
    return findings;
  }
}
