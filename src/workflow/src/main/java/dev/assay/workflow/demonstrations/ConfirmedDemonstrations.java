package dev.assay.workflow.demonstrations;

import dev.assay.agents.model.Embedding;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.table.TableText;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.linking.CachedEmbeddings;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Question;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What a suite demonstrates to models: the few answers whose questions are most like the new one,
 * by words and, where a model for embeddings is named, by meaning too.
 */
public final class ConfirmedDemonstrations {

  /** About 1,500 tokens. */
  private static final int MOST_CHARACTERS = 6_000;

  /** As usual for the fusion of ranks: the first places count more, but not by much. */
  private static final double FUSION = 60;

  private final Artifacts artifacts;

  public ConfirmedDemonstrations(Artifacts artifacts) {
    this.artifacts = artifacts;
  }

  /** Questions as comments, each before its SQL; empty without a suite. */
  public String sql(Question question, ModelClient models) {
    List<ConfirmedAnswer> known = ConfirmedAnswers.of(artifacts, question);
    if (known.isEmpty()) {
      return "";
    }
    String key = ArtifactKeys.shownAnswers(question.run());
    ShownAnswers shown =
        artifacts
            .find(key, ShownAnswers.class)
            .orElseGet(
                () -> artifacts.create(key, chosen(question, known, models), ShownAnswers.class));
    return bounded(named(known, shown), each -> text("-- ", each, terminated(each.sql())));
  }

  /** Questions as comments, each before its test code; empty without a suite. */
  public String testCode(Question question) {
    List<ConfirmedAnswer> known =
        ConfirmedAnswers.of(artifacts, question).stream()
            .filter(each -> each.code() != null)
            .toList();
    if (known.isEmpty()) {
      return "";
    }
    ShownAnswers shown =
        artifacts
            .find(ArtifactKeys.shownAnswers(question.run()), ShownAnswers.class)
            .orElseGet(() -> fused(question, known, List.of(), null));
    return bounded(named(known, shown), each -> text("# ", each, String.valueOf(each.code())));
  }

  private static List<ConfirmedAnswer> named(List<ConfirmedAnswer> known, ShownAnswers shown) {
    List<ConfirmedAnswer> named = new ArrayList<>();
    for (String name : shown.names()) {
      known.stream().filter(each -> each.name().equals(name)).findFirst().ifPresent(named::add);
    }
    return named;
  }

  private ShownAnswers chosen(Question question, List<ConfirmedAnswer> known, ModelClient models) {
    String model = question.settings().linking().embeddings();
    if (model == null) {
      return fused(question, known, List.of(), null);
    }
    try {
      return fused(question, known, byMeaning(question, known, models, model), null);
    } catch (ModelException noAnswer) {
      return fused(question, known, List.of(), noAnswer.getMessage());
    }
  }

  /** The positions of the answers, those first whose questions mean most the same. */
  private List<Integer> byMeaning(
      Question question, List<ConfirmedAnswer> known, ModelClient models, String model)
      throws ModelException {
    CachedEmbeddings embeddings = new CachedEmbeddings(artifacts, models, question, model);
    Embedding asked = embeddings.of(List.of(question.text())).get(question.text());
    Map<String, Embedding> vectors =
        embeddings.of(known.stream().map(ConfirmedAnswer::question).toList());
    if (asked == null) {
      return List.of();
    }
    return IntStream.range(0, known.size())
        .boxed()
        .filter(at -> vectors.containsKey(known.get(at).question()))
        .sorted(Comparator.comparingDouble(at -> -asked.dot(vectors.get(known.get(at).question()))))
        .toList();
  }

  /** Both rankings become one; what is in none is not shown. */
  private static ShownAnswers fused(
      Question question,
      List<ConfirmedAnswer> known,
      List<Integer> byMeaning,
      @Nullable String problem) {
    List<Integer> byWords =
        new Bm25(known.stream().map(ConfirmedAnswer::question).toList())
            .nearest(question.text(), known.size());
    Map<Integer, Double> scores = new HashMap<>();
    for (List<Integer> ranking : List.of(byWords, byMeaning)) {
      for (int rank = 0; rank < ranking.size(); rank++) {
        scores.merge(ranking.get(rank), 1 / (FUSION + rank), Double::sum);
      }
    }
    List<String> names =
        scores.entrySet().stream()
            .sorted(
                Map.Entry.<Integer, Double>comparingByValue(Comparator.reverseOrder())
                    .thenComparing(Map.Entry.comparingByKey()))
            .limit(most(question))
            .map(each -> known.get(each.getKey()).name())
            .toList();
    return new ShownAnswers(names.reversed(), problem);
  }

  private static int most(Question question) {
    return Optional.ofNullable(question.settings().strategy().demonstrations())
        .orElseThrow()
        .most();
  }

  /** The nearest come last and go first into what room there is. */
  private static String bounded(
      List<ConfirmedAnswer> chosen, Function<ConfirmedAnswer, String> text) {
    List<String> fitting = new ArrayList<>();
    int left = MOST_CHARACTERS;
    for (ConfirmedAnswer each : chosen.reversed()) {
      String shown = text.apply(each);
      if (shown.length() <= left) {
        left -= shown.length();
        fitting.addFirst(shown);
      }
    }
    return String.join("\n\n", fitting);
  }

  private static String text(String comment, ConfirmedAnswer answer, String code) {
    String meaning = answer.evidence().isBlank() ? "" : " (" + answer.evidence().strip() + ")";
    return comment + TableText.oneLine(answer.question() + meaning) + "\n" + code.strip();
  }

  private static String terminated(String sql) {
    return sql.endsWith(";") ? sql : sql + ";";
  }
}
