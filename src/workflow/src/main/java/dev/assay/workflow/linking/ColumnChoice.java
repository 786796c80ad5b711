package dev.assay.workflow.linking;

import dev.assay.agents.Answer;
import dev.assay.agents.Decline;
import dev.assay.agents.KeywordColumns;
import dev.assay.agents.LinkingAgent;
import dev.assay.agents.LinkingRequest;
import dev.assay.agents.model.ModelException;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.ValueSharing;
import dev.assay.catalog.linking.ColumnNames;
import dev.assay.catalog.linking.ColumnNames.Resolution;
import dev.assay.catalog.linking.ColumnRanking;
import dev.assay.catalog.linking.ColumnRef;
import dev.assay.catalog.linking.SchemaOutline;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.linking.LinkingAttempt.Choice;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Reasons;
import dev.assay.workflow.run.Stopwatch;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Has a model choose columns, and sends names that the catalog does not have back once. */
final class ColumnChoice {

  /** With instructions, question and evidence, the prompt stays below 4,000 tokens. */
  static final int OUTLINE_TOKENS = 3_000;

  private static final int ROUNDS = 2;
  private static final int MOST_OF_WHOLE_TABLE = 40;

  private final Artifacts artifacts;
  private final LinkingAgent agent;
  private final Stopwatch.Source time;

  ColumnChoice(Artifacts artifacts, LinkingAgent agent, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.agent = agent;
    this.time = time;
  }

  /** The last answer; it may have no keywords, and then says why. */
  LinkingAttempt choose(Question question, Catalog catalog) throws ModelException {
    ValueSharing sharing = question.settings().linking().shareValues();
    ColumnRanking ranking = new ColumnRanking(catalog, Questions.text(question), sharing);
    String outline = new SchemaOutline(catalog, ranking, sharing).text(OUTLINE_TOKENS);
    LinkingAttempt last = null;
    for (int round = 1; round <= ROUNDS; round++) {
      String key = ArtifactKeys.linkingAttempt(question.run(), round);
      Optional<LinkingAttempt> made = artifacts.find(key, LinkingAttempt.class);
      if (made.isPresent()) {
        last = made.get();
      } else {
        List<String> problems = last == null ? List.of() : last.problems();
        LinkingAttempt attempt = attempt(question, catalog, ranking, outline, round, problems);
        last = artifacts.create(key, attempt, LinkingAttempt.class);
      }
      if (last.problems().isEmpty()) {
        return last;
      }
    }
    return last == null ? failed() : last;
  }

  private static LinkingAttempt failed() {
    throw new IllegalStateException("no round was made");
  }

  private LinkingAttempt attempt(
      Question question,
      Catalog catalog,
      ColumnRanking ranking,
      String outline,
      int round,
      List<String> problems)
      throws ModelException {
    Stopwatch watch = time.start();
    String model = question.settings().models().main();
    Answer answer =
        agent.link(
            new LinkingRequest(
                question.attempt(model, round),
                outline,
                question.text(),
                question.evidence(),
                problems));
    List<String> found = new ArrayList<>();
    Optional<String> lacks = Decline.in(answer.completion());
    List<Choice> choices =
        switch (answer) {
          case Answer.NoCode none -> {
            if (lacks.isEmpty()) {
              found.add(none.reason());
            }
            yield List.of();
          }
          case Answer.Code code -> choices(catalog, ranking, code.text(), found);
        };
    return new LinkingAttempt(
        round,
        choices,
        Reasons.bounded(found),
        lacks.orElse(null),
        ModelUse.of(LinkingAgent.STEP, model, round, answer.completion()),
        watch.millis());
  }

  private static List<Choice> choices(
      Catalog catalog, ColumnRanking ranking, String json, List<String> problems) {
    List<KeywordColumns> keywords;
    try {
      keywords = KeywordColumns.parse(json);
    } catch (IllegalArgumentException unreadable) {
      problems.add(String.valueOf(unreadable.getMessage()));
      return List.of();
    }
    ColumnNames names = new ColumnNames(catalog);
    List<Choice> choices = new ArrayList<>();
    for (KeywordColumns keyword : keywords) {
      Set<ColumnRef> columns = new LinkedHashSet<>();
      for (String written : keyword.columns()) {
        switch (names.resolve(written)) {
          case Resolution.Column(ColumnRef column) -> columns.add(column);
          case Resolution.WholeTable(String table) ->
              columns.addAll(ranking.best(catalog, table, MOST_OF_WHOLE_TABLE));
          case Resolution.Unknown(String message) -> {
            if (!problems.contains(message)) {
              problems.add(message);
            }
          }
        }
      }
      choices.add(new Choice(keyword.keyword(), List.copyOf(columns)));
    }
    return choices;
  }
}
