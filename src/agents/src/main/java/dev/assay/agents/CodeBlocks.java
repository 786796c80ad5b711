package dev.assay.agents;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.FinishReason;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Finds the code in a model's answer: the last block tagged with the language, or the only block
 * when that is untagged. SQL and JSON may also be the whole answer.
 */
final class CodeBlocks {

  /** Longer code is refused: no test and no query of this tool needs it. */
  static final int MAX_CODE_CHARACTERS = 20_000;

  private static final Pattern BARE_QUERY =
      Pattern.compile(
          "(SELECT\\s|WITH\\s+(RECURSIVE\\s+)?[^\\s(]+\\s*(\\([^)]*\\)\\s*)?AS\\s).*",
          Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private CodeBlocks() {}

  /** The code of an answer, or why there is none. */
  static Answer extract(Completion completion, CodeLanguage language) {
    String answer = completion.text();
    return switch (completion.finish()) {
      case LENGTH ->
          new Answer.NoCode(
              "the answer was cut off at the token limit: answer shorter", completion);
      case CONTENT_FILTER -> new Answer.NoCode("the model declined to answer", completion);
      case STOP, OTHER ->
          answer.isBlank()
              ? new Answer.NoCode("the answer was empty", completion)
              : find(answer, language, completion.finish() == FinishReason.STOP)
                  .map(code -> bounded(code, completion))
                  .orElseGet(() -> new Answer.NoCode(noBlock(language), completion));
    };
  }

  /** All blocks of the language, in order; those that are not whole or too long are left out. */
  static List<String> all(Completion completion, CodeLanguage language) {
    boolean complete = completion.finish() == FinishReason.STOP;
    return FencedBlock.in(completion.text()).stream()
        .filter(block -> block.closed() || complete)
        .filter(block -> block.tag().isEmpty() || language.isTaggedBy(block.tag()))
        .map(FencedBlock::text)
        .filter(text -> !text.isBlank() && text.length() <= MAX_CODE_CHARACTERS)
        .toList();
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

  private static String noBlock(CodeLanguage language) {
    return "the answer has no block of %s code (```%s)"
        .formatted(language.displayName(), language.displayName().toLowerCase(Locale.ROOT));
  }

  private static Optional<String> find(String answer, CodeLanguage language, boolean complete) {
    List<FencedBlock> blocks =
        FencedBlock.in(answer).stream()
            .filter(block -> block.closed() || complete)
            .filter(block -> !block.text().isBlank())
            .toList();
    Predicate<FencedBlock> tagged = block -> language.isTaggedBy(block.tag());
    Optional<String> last =
        blocks.stream().filter(tagged).reduce((a, b) -> b).map(FencedBlock::text);
    if (last.isPresent()) {
      return last;
    }
    if (blocks.size() == 1 && blocks.getFirst().tag().isEmpty()) {
      return Optional.of(blocks.getFirst().text());
    }
    return blocks.isEmpty() ? bare(answer.strip(), language) : Optional.empty();
  }

  private static Optional<String> bare(String answer, CodeLanguage language) {
    return switch (language) {
      case JSON -> Optional.of(answer).filter(text -> text.startsWith("{"));
      case PYTHON -> Optional.empty();
      case SQL -> Optional.of(answer).filter(text -> BARE_QUERY.matcher(text).matches());
    };
  }
}
