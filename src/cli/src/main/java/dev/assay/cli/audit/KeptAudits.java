package dev.assay.cli.audit;

import com.fasterxml.jackson.core.JacksonException;
import dev.assay.analysis.audit.QueryAudit;
import dev.assay.cli.Version;
import dev.assay.cli.audit.AuditedQuestion.Found;
import dev.assay.evaluation.Benchmark;
import dev.assay.evaluation.Question;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.Sha256;
import dev.assay.workflow.run.Json;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What was found before, so that an audit that was stopped goes on where it was. Found anew is what
 * another version, another text of a question, its evidence or a query, or another database would
 * find.
 */
final class KeptAudits {

  private final @Nullable ArtifactStore store;
  private final Benchmark benchmark;
  private final Function<String, String> state;

  /**
   * Those of a store.
   *
   * @param store null where nothing is kept
   * @param state what a database's name stands for, and as of when, where that is known
   */
  KeptAudits(@Nullable ArtifactStore store, Benchmark benchmark, Function<String, String> state) {
    this.store = store;
    this.benchmark = benchmark;
    this.state = state;
  }

  Optional<Found> of(Question question, @Nullable String prediction) {
    return store == null
        ? Optional.empty()
        : store.read(key(question, prediction)).flatMap(KeptAudits::parsed);
  }

  private static Optional<Found> parsed(byte[] content) {
    try {
      return Optional.of(Json.parse(content, Found.class));
    } catch (JacksonException unreadable) {
      return Optional.empty();
    }
  }

  void keep(Question question, @Nullable String prediction, Found found) {
    boolean late =
        Stream.concat(
                found.gold().stream(),
                found.prediction() == null
                    ? Stream.empty()
                    : found.prediction().findings().stream())
            .anyMatch(each -> each.kind().equals(QueryAudit.TIMES_OUT));
    if (store != null && !late) {
      store.write(key(question, prediction), Json.bytes(found));
    }
  }

  private String key(Question question, @Nullable String prediction) {
    String all =
        Json.array(
                Arrays.asList(
                    Version.number(),
                    benchmark.id(),
                    question.id(),
                    state.apply(question.database()),
                    question.text(),
                    question.evidence(),
                    question.acceptance().toString(),
                    question.gold(),
                    prediction))
            .toString();
    return "audits/" + Sha256.hex(all) + ".json";
  }
}
