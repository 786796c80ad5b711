package dev.assay.workflow.arbitration;

import dev.assay.agents.Answer;
import dev.assay.agents.OtherReadingAgent;
import dev.assay.agents.OtherReadingRequest;
import dev.assay.agents.model.ModelException;
import dev.assay.analysis.readings.WrittenReading;
import dev.assay.analysis.readings.WrittenReadings;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.linking.LinkedCatalog;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Part;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Looks for other readings of a question that was answered, one each time that it is called. SQL
 * and test code that agree say nothing of these: both may have taken a word the same way. First
 * come readings that are written from the answer's SQL without a model, then the one that a model
 * names. The SQL of a reading is a candidate beside the answer; only the arbiter makes a reading of
 * it, where its result differs.
 */
public final class ReadingSearch implements Step {

  private final Artifacts artifacts;
  private final OtherReadingAgent agent;
  private final Stopwatch.Source time;

  public ReadingSearch(Artifacts artifacts, OtherReadingAgent agent, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.agent = agent;
    this.time = time;
  }

  @Override
  public Outcome run(StepEvent event) throws ModelException {
    String key = ArtifactKeys.candidate(event.run(), event.next());
    if (artifacts.find(key, Candidate.class).isPresent()) {
      return new Outcome.Generated(key);
    }
    Question question = artifacts.question(event.run());
    if (!question.settings().has(Part.READINGS)) {
      return new Outcome.OneReading("other readings are not looked for");
    }
    Stopwatch watch = time.start();
    List<Candidate> earlier = earlier(event);
    List<WrittenReading> written =
        new WrittenReadings(artifacts.catalog(question), question.text())
                .of(
                    artifacts
                        .get(
                            ArtifactKeys.candidate(event.run(), event.candidate()), Candidate.class)
                        .sql())
                .stream()
                .filter(reading -> !isJudged(event, reading.sql()))
                .toList();
    if (earlier.size() < written.size()) {
      artifacts.create(
          key, candidate(event.next(), written.get(earlier.size()), watch), Candidate.class);
      return new Outcome.Generated(key);
    }
    if (isRevised(event) || earlier.stream().anyMatch(candidate -> candidate.reading() == null)) {
      return new Outcome.OneReading("no further reading was found");
    }
    return asked(event, question, key, earlier, watch);
  }

  /** Of an answer that was revised, models have said how the question is read. */
  private boolean isRevised(StepEvent event) {
    return artifacts
            .get(ArtifactKeys.candidate(event.run(), event.candidate()), Candidate.class)
            .revises()
        != null;
  }

  /** The readings that were looked at before, none of which the question has. */
  private List<Candidate> earlier(StepEvent event) {
    return IntStream.range(event.candidate() + 1, event.next())
        .mapToObj(index -> ArtifactKeys.candidate(event.run(), index))
        .flatMap(key -> artifacts.find(key, Candidate.class).stream())
        .filter(Candidate::isOtherReading)
        .toList();
  }

  /** Whether that is what stood here before a revision: it was found not to be asked. */
  private boolean isJudged(StepEvent event, String sql) {
    return isAmong(
        IntStream.range(0, event.candidate())
            .mapToObj(index -> ArtifactKeys.candidate(event.run(), index))
            .flatMap(key -> artifacts.find(key, Candidate.class).stream())
            .filter(candidate -> !candidate.isOtherReading())
            .toList(),
        sql);
  }

  private static Candidate candidate(int index, WrittenReading reading, Stopwatch watch) {
    return new Candidate(
        index, reading.sql(), null, watch.startedAt(), watch.millis(), null, reading.kind().text());
  }

  private Outcome asked(
      StepEvent event, Question question, String key, List<Candidate> earlier, Stopwatch watch)
      throws ModelException {
    String model = question.settings().models().main();
    return switch (agent.find(request(event, question))) {
      case Answer.NoCode _ -> new Outcome.OneReading("no other reading was found");
      case Answer.Code(String sql, var _) when isAmong(earlier, sql) ->
          new Outcome.OneReading("no further reading was found");
      case Answer.Code(String sql, var completion) -> {
        artifacts.create(
            key,
            new Candidate(
                event.next(),
                sql,
                ModelUse.of(OtherReadingAgent.STEP, model, 1, completion),
                watch.startedAt(),
                watch.millis(),
                null),
            Candidate.class);
        yield new Outcome.Generated(key);
      }
    };
  }

  private static boolean isAmong(List<Candidate> earlier, String sql) {
    return earlier.stream().anyMatch(candidate -> bare(candidate.sql()).equals(bare(sql)));
  }

  private static String bare(String sql) {
    return sql.replaceAll("[\\s;]+", "").toLowerCase(Locale.ROOT);
  }

  private OtherReadingRequest request(StepEvent event, Question question) {
    LinkedCatalog shown = LinkedCatalog.of(artifacts, question);
    Candidate answer =
        artifacts.get(ArtifactKeys.candidate(event.run(), event.candidate()), Candidate.class);
    return new OtherReadingRequest(
        question.attempt(question.settings().models().main(), 1),
        question.dialect().promptName(),
        shown.text().ddl(),
        shown.text().foreignKeys(),
        shown.values(),
        question.text(),
        question.evidence(),
        answer.sql());
  }
}
