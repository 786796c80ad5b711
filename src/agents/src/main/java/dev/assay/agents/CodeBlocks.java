package dev.assay.agents;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.FinishReason;
import dev.assay.agents.reading.CodeLanguage;
import dev.assay.agents.reading.CodeReader;
import dev.assay.agents.reading.Reading;
import java.util.List;

/** The code of a model's answer, by why the model stopped and what it wrote. */
final class CodeBlocks {

  /** Longer code is refused: no test and no query of this tool needs it. */
  static final int MAX_CODE_CHARACTERS = 20_000;

  private static final int SHOWN = 200;

  private CodeBlocks() {}

  /** The code of an answer, or why there is none. */
  static Answer extract(Completion completion, CodeLanguage language) {
    String answer = completion.text();
    return switch (completion.finish()) {
      case LENGTH ->
          new Answer.NoCode(
              "the answer was cut off at the token limit: answer shorter", completion);
      case CONTENT_FILTER -> new Answer.NoCode(declined(answer), completion);
      case STOP, OTHER ->
          answer.isBlank()
              ? new Answer.NoCode("the answer was empty", completion)
              : switch (reader(completion, language).read(answer)) {
                case Reading.Found found -> bounded(found.code(), completion);
                case Reading.Nothing nothing -> new Answer.NoCode(nothing.reason(), completion);
              };
    };
  }

  /** All blocks of the language, in order; those that are not whole or too long are left out. */
  static List<String> all(Completion completion, CodeLanguage language) {
    return reader(completion, language).blocks(completion.text()).stream()
        .filter(text -> text.length() <= MAX_CODE_CHARACTERS)
        .toList();
  }

  private static CodeReader reader(Completion completion, CodeLanguage language) {
    return new CodeReader(language, completion.finish() == FinishReason.STOP);
  }

  private static String declined(String said) {
    String line = said.strip().replaceAll("[\\s\\p{Cntrl}]+", " ");
    String shown = line.length() > SHOWN ? line.substring(0, SHOWN) + "…" : line;
    return "the model declined to answer" + (shown.isEmpty() ? "" : ": " + shown);
  }

  private static Answer bounded(String code, Completion completion) {
    if (code.length() > MAX_CODE_CHARACTERS) {
      return new Answer.NoCode(
          "the code has %,d characters, and %,d are allowed"
              .formatted(code.length(), MAX_CODE_CHARACTERS),
          completion);
    }
    return new Answer.Code(code, completion);
  }
}
