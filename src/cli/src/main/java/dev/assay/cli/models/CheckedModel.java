package dev.assay.cli.models;

import dev.assay.agents.Answer;
import dev.assay.agents.model.Completion;
import dev.assay.agents.model.Embeddings;
import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.ModelSettings;
import dev.assay.agents.model.TokenUsage;
import dev.assay.table.TableText;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a call has shown of a model, in words: a line for each thing that works, or does not. */
final class CheckedModel {

  private static final int SHOWN = 120;

  private final ModelSettings model;
  private final Optional<String> keyFrom;
  private final List<String> works = new ArrayList<>();
  private final List<String> fails = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();

  CheckedModel(ModelSettings model, Optional<String> keyFrom) {
    this.model = model;
    this.keyFrom = keyFrom;
  }

  /** Whether nothing was found that does not work. */
  boolean works() {
    return fails.isEmpty();
  }

  void answered(Answer answer, List<String> learned) {
    reached(answer.completion().duration());
    switch (answer) {
      case Answer.Code code -> works.add("its answer is read: " + shown(code.text()));
      case Answer.NoCode none ->
          fails.add("no SQL is read from its answer: " + TableText.oneLine(none.reason()));
    }
    tokens(answer.completion().tokens());
    ending(answer.completion());
    for (String setting : learned) {
      notes.add(
          "its server refuses the usual form; the call was repeated as it asks for. To save that, set assay.models.%s.%s"
              .formatted(model.name(), setting));
    }
    terms();
  }

  void embedded(Embeddings answer) {
    reached(answer.duration());
    works.add(
        "it gives vectors, of %,d numbers".formatted(answer.vectors().getFirst().dimensions()));
    tokens(answer.tokens());
    terms();
  }

  /** A server that refuses was reached; one that did not answer may not have been. */
  void failed(ModelException failure) {
    if (failure instanceof ModelException.RateLimited) {
      works.add("%s is reached".formatted(model.baseUrl().getAuthority()));
    }
    fails.add(String.valueOf(failure.getMessage()));
    if (keyFrom.isEmpty() && model.wire().awsRegion().isEmpty()) {
      notes.add("the call had no key");
    }
  }

  private void reached(Duration duration) {
    works.add(
        "%s answers, in %.1f s"
            .formatted(model.baseUrl().getAuthority(), duration.toMillis() / 1000.0));
    works.add(
        keyFrom
            .map(setting -> "the key of " + setting + " is accepted")
            .or(
                () ->
                    model.wire().awsRegion().map(_ -> "the signature of the AWS role is accepted"))
            .orElse("no key is wanted"));
  }

  private void tokens(TokenUsage tokens) {
    if (tokens.input() + tokens.output() > 0) {
      works.add("tokens are counted: %,d in, %,d out".formatted(tokens.input(), tokens.output()));
    } else {
      notes.add("its server does not count tokens: costs and budgets of tokens are not known");
    }
  }

  private void ending(Completion completion) {
    if (completion.finish() == FinishReason.OTHER) {
      notes.add(
          "its server does not say why the answer ends: a block that is left open is not taken");
    }
  }

  private void terms() {
    notes.add(
        model.contextWindow().isPresent()
            ? "its context is taken to be %,d tokens".formatted(model.contextWindow().getAsInt())
            : "its context is not known: set assay.models.%s.context-window"
                .formatted(model.name()));
    notes.add(
        model
            .prices()
            .map(
                prices ->
                    "its prices are taken to be %s in, %s out per million tokens"
                        .formatted(prices.input().toPlainString(), prices.output().toPlainString()))
            .orElse(
                "its calls are not priced: set assay.models.%1$s.price-input and assay.models.%1$s.price-output"
                    .formatted(model.name())));
  }

  /** All of it, what does not work first. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("%s: %s".formatted(model.name(), model.origin()));
    fails.forEach(each -> lines.add("  does not work  " + each));
    works.forEach(each -> lines.add("  works          " + each));
    notes.forEach(each -> lines.add("  note           " + each));
    return lines;
  }

  private static String shown(String code) {
    String line = TableText.oneLine(code);
    return line.length() > SHOWN ? line.substring(0, SHOWN) + "…" : line;
  }
}
