package dev.assay.workflow.linking;

import dev.assay.agents.LinkingAgent;
import dev.assay.agents.model.Embedding;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.ValueSharing;
import dev.assay.catalog.linking.CatalogPart;
import dev.assay.catalog.linking.ColumnRanking;
import dev.assay.catalog.linking.ColumnRef;
import dev.assay.catalog.linking.Descriptions;
import dev.assay.catalog.linking.Descriptions.DescribedColumn;
import dev.assay.catalog.linking.FoundValue;
import dev.assay.catalog.linking.KeywordPhrases;
import dev.assay.catalog.linking.ValueLookup;
import dev.assay.catalog.values.ValueIndexException;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.linking.Linking.Keyword;
import dev.assay.workflow.linking.Linking.Scope;
import dev.assay.workflow.linking.LinkingAttempt.Choice;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds what of the database has to do with the question: columns by a model, values by the index,
 * descriptions by embeddings (TS-SQL 3.1.1). What cannot be had is done without, and named.
 */
public final class RelevantLinking implements Step {

  private static final int MOST_PHRASES = 60;
  private static final int MOST_LEXICAL_COLUMNS = 30;

  private final Artifacts artifacts;
  private final ModelClient models;
  private final ColumnChoice choice;
  private final ValueIndexes indexes;
  private final Stopwatch.Source time;

  public RelevantLinking(
      Artifacts artifacts, ModelClient models, ValueIndexes indexes, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.models = models;
    this.choice = new ColumnChoice(artifacts, LinkingAgent.asking(models), time);
    this.indexes = indexes;
    this.time = time;
  }

  @Override
  public Outcome run(StepEvent event) throws ModelException {
    String key = ArtifactKeys.linking(event.run());
    Optional<Linking> made = artifacts.find(key, Linking.class);
    Linking linking =
        made.isPresent()
            ? made.get()
            : artifacts.create(
                key, link(artifacts.question(event.run()), event.lastTry()), Linking.class);
    return new Outcome.Linked(
        key, linking.scope().id(), linking.columns().size(), linking.valueCount());
  }

  /** What one linking gathers on its way. */
  private record Work(Question question, Catalog catalog, boolean lastTry, List<String> problems) {

    /** Waiting may help, unless there was enough of it. */
    void doneWithout(ModelException noAnswer) throws ModelException {
      if (!lastTry && noAnswer.mayPass()) {
        throw noAnswer;
      }
      problems.add(String.valueOf(noAnswer.getMessage()));
    }
  }

  private Linking link(Question question, boolean lastTry) throws ModelException {
    Stopwatch watch = time.start();
    Catalog catalog = artifacts.catalog(question);
    Work work = new Work(question, catalog, lastTry, new ArrayList<>());
    boolean whole = wholeIsShown(work);
    Optional<LinkingAttempt> answer = whole ? Optional.empty() : chosen(work);
    List<Choice> choices = answer.map(RelevantLinking::usable).orElse(List.of());
    Scope scope = whole ? Scope.WHOLE : choices.isEmpty() ? Scope.LEXICAL : Scope.MODEL;
    Map<String, List<FoundValue>> values = values(work, choices);
    List<DescribedColumn> described = Descriptions.in(catalog);
    List<String> keywords = keywords(choices, values);
    Rankings rankings = rankings(work, keywords, values, described);
    List<Keyword> linked = new ArrayList<>();
    for (String keyword : keywords) {
      linked.add(
          new Keyword(
              keyword,
              columns(choices, keyword),
              rankings.values(keyword, values.getOrDefault(keyword, List.of())),
              rankings.nearest(keyword, described)));
    }
    return new Linking(
        scope,
        linked,
        columns(work, scope, linked),
        work.problems(),
        answer.map(LinkingAttempt::lacks).orElse(null),
        watch.startedAt(),
        watch.millis());
  }

  private static boolean wholeIsShown(Work work) {
    return switch (work.question().settings().linking().mode()) {
      case ALWAYS -> false;
      case NEVER -> true;
      case AUTO -> CatalogPart.whole(work.catalog(), List.of()).isSmall();
    };
  }

  /** What the model answers; nothing when it cannot be asked. */
  private Optional<LinkingAttempt> chosen(Work work) throws ModelException {
    try {
      LinkingAttempt answer = choice.choose(work.question(), work.catalog());
      work.problems().addAll(answer.problems());
      return Optional.of(answer);
    } catch (ModelException noAnswer) {
      work.doneWithout(noAnswer);
      return Optional.empty();
    }
  }

  /** What the model chose; nothing where no column is among it. */
  private static List<Choice> usable(LinkingAttempt answer) {
    boolean any = answer.keywords().stream().anyMatch(each -> !each.columns().isEmpty());
    return any ? answer.keywords() : List.of();
  }

  /** Values like the keywords; without a model, like any phrase of the question. */
  private Map<String, List<FoundValue>> values(Work work, List<Choice> choices) {
    if (work.question().settings().linking().shareValues() == ValueSharing.NONE) {
      return Map.of();
    }
    try {
      var index = indexes.of(work.question().catalog());
      if (index.isEmpty()) {
        return Map.of();
      }
      ValueLookup lookup = new ValueLookup(index.get());
      if (choices.isEmpty()) {
        return lookup.likeAny(KeywordPhrases.in(Questions.text(work.question()), MOST_PHRASES));
      }
      Map<String, List<FoundValue>> found = new LinkedHashMap<>();
      for (Choice each : choices) {
        found.put(each.keyword(), lookup.like(each.keyword(), each.columns()));
      }
      return found;
    } catch (ValueIndexException | DamagedIndexException unusable) {
      work.problems().add(String.valueOf(unusable.getMessage()));
      return Map.of();
    }
  }

  private static List<String> keywords(List<Choice> choices, Map<String, List<FoundValue>> values) {
    Set<String> keywords = new LinkedHashSet<>();
    choices.forEach(each -> keywords.add(each.keyword()));
    keywords.addAll(values.keySet());
    return List.copyOf(keywords);
  }

  private static List<ColumnRef> columns(List<Choice> choices, String keyword) {
    return choices.stream()
        .filter(each -> each.keyword().equals(keyword))
        .flatMap(each -> each.columns().stream())
        .distinct()
        .toList();
  }

  private Rankings rankings(
      Work work,
      List<String> keywords,
      Map<String, List<FoundValue>> values,
      List<DescribedColumn> described)
      throws ModelException {
    @Nullable String model = work.question().settings().linking().embeddings();
    if (model == null || keywords.isEmpty()) {
      return new Rankings(Map.of());
    }
    CachedEmbeddings embeddings = new CachedEmbeddings(artifacts, models, work.question(), model);
    Map<String, Embedding> vectors = new LinkedHashMap<>();
    try {
      vectors.putAll(embeddings.of(described.stream().map(DescribedColumn::text).toList()));
      List<String> texts = new ArrayList<>(keywords);
      values.values().forEach(found -> found.forEach(value -> texts.add(value.value())));
      vectors.putAll(embeddings.of(texts));
    } catch (ModelException noAnswer) {
      work.doneWithout(noAnswer);
      vectors.clear();
    }
    return new Rankings(vectors);
  }

  /** All columns that anything speaks for: the model, a value, a description; else their names. */
  private static List<ColumnRef> columns(Work work, Scope scope, List<Keyword> keywords) {
    Set<ColumnRef> columns = new LinkedHashSet<>();
    for (Keyword keyword : keywords) {
      columns.addAll(keyword.columns());
    }
    for (Keyword keyword : keywords) {
      keyword.values().forEach(value -> columns.addAll(value.places()));
      if (keyword.description() != null) {
        columns.add(keyword.description().column());
      }
    }
    if (scope == Scope.LEXICAL) {
      columns.addAll(
          new ColumnRanking(
                  work.catalog(),
                  Questions.text(work.question()),
                  work.question().settings().linking().shareValues())
              .best(work.catalog(), MOST_LEXICAL_COLUMNS));
    }
    columns.removeIf(column -> !isThere(work.catalog(), column));
    return List.copyOf(columns);
  }

  /** An index may be of a catalog that other tables were left out of. */
  private static boolean isThere(Catalog catalog, ColumnRef column) {
    return catalog
        .table(column.table())
        .filter(table -> table.name().equals(column.table()))
        .flatMap(table -> table.column(column.column()))
        .filter(found -> found.name().equals(column.column()))
        .isPresent();
  }
}
