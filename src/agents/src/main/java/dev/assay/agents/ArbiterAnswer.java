package dev.assay.agents;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.agents.model.Completion;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What an arbiter said of two programs, A and B. */
public sealed interface ArbiterAnswer {

  /** How many readers are thought of. */
  int READERS = 10;

  /** The whole answer of the model, with its tokens. */
  Completion completion();

  /** What the question means. */
  enum Means {
    A,
    B,
    EITHER,
    NEITHER,
    UNANSWERABLE
  }

  /**
   * A judgement.
   *
   * @param point the word, or the point, on which the programs differ
   * @param readingA the question as A takes it, in one sentence
   * @param readingB the question as B takes it, in one sentence
   * @param why in one sentence
   * @param readersOfA how many of ten careful readers take the question as A does; null where that
   *     is not said
   */
  record Judged(
      Means means,
      String point,
      String readingA,
      String readingB,
      String why,
      @Nullable Integer readersOfA,
      Completion completion)
      implements ArbiterAnswer {}

  /**
   * Nothing that can be told for sure.
   *
   * @param reason one line that says what was missing
   */
  record None(String reason, Completion completion) implements ArbiterAnswer {}

  /** Reads the JSON of an answer: what it means has to be there, the texts are cut to size. */
  static ArbiterAnswer of(Answer answer) {
    return switch (answer) {
      case Answer.NoCode none -> new None(none.reason(), none.completion());
      case Answer.Code code -> judged(code);
    };
  }

  private static ArbiterAnswer judged(Answer.Code code) {
    try {
      JsonNode json = StrictJson.read(code.text());
      return new Judged(
          means(json.path("means").asText("")),
          Texts.line(json, "point"),
          Texts.line(json, "readingA"),
          Texts.line(json, "readingB"),
          Texts.line(json, "why"),
          readers(json.path("readersOfA")),
          code.completion());
    } catch (IllegalArgumentException unreadable) {
      return new None(String.valueOf(unreadable.getMessage()), code.completion());
    }
  }

  private static @Nullable Integer readers(JsonNode value) {
    return value.canConvertToInt() && value.intValue() >= 0 && value.intValue() <= READERS
        ? value.intValue()
        : null;
  }

  private static Means means(String name) {
    return Arrays.stream(Means.values())
        .filter(means -> means.name().equalsIgnoreCase(name.strip()))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "'means' must be 'A', 'B', 'either', 'neither' or 'unanswerable'"));
  }

  /** Texts of a model that people read, on one line. */
  final class Texts {
    private static final int LONGEST = 500;

    private Texts() {}

    private static String line(JsonNode json, String field) {
      String line = json.path(field).asText("").replaceAll("\\s+", " ").strip();
      return line.length() <= LONGEST ? line : line.substring(0, LONGEST - 1) + "…";
    }
  }
}
