package dev.assay.agents;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.TokenUsage;
import dev.assay.agents.reading.CodeLanguage;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CodeBlocksTest {

  @Test
  void theBlockOfTheLanguageIsTaken() {
    String answer =
        """
        Like this:
        ```python
        result = b_df
        print(1)
        ```
        As SQL it would be
        ```sql
        SELECT 1
        ```
        """;

    assertThat(python(answer)).isEqualTo("result = b_df\nprint(1)");
    assertThat(sql(answer)).isEqualTo("SELECT 1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "```python\nx = 1\n```",
        "```Python\nx = 1\n```",
        "``` python\nx = 1\n```",
        "```PY title=\"a\"\nx = 1\n```",
        "~~~python\nx = 1\n~~~",
        "````python\nx = 1\n````",
        "```\nx = 1\n```",
        "Prose.\n\n```\r\nx = 1\r\n```\r\nMore prose.",
        "1. Like this:\n   ```python\n   x = 1\n   ```",
        "```python\nx = 1\n"
      })
  void blocksComeInManySpellings(String answer) {
    assertThat(python(answer)).isEqualTo("x = 1");
  }

  @Test
  void indentationWithinABlockStays() {
    assertThat(python("  ```python\n  if a:\n    b = 1\n\n  c = 2\n  ```"))
        .isEqualTo("if a:\n  b = 1\n\nc = 2");
  }

  @Test
  void aShorterOrOtherFenceDoesNotCloseABlock() {
    assertThat(python("````python\na = '''\n```\n~~~~\n'''\n````"))
        .isEqualTo("a = '''\n```\n~~~~\n'''");
  }

  @Test
  void anUntaggedBlockCountsOnlyWhenItIsTheOnlyOne() {
    String answer = "```\nid | name\n```\nand\n```\nx = 1\n```";

    assertThat(pythonFailure(answer))
        .isEqualTo(
            "the answer has no block of Python code (```python): it has 2 blocks without a tag");
  }

  @Test
  void aBlockOfAnotherLanguageDoesNotCount() {
    assertThat(pythonFailure("```json\n{}\n```"))
        .isEqualTo(
            "the answer has no block of Python code (```python): it has a block tagged 'json'");
    assertThat(sqlFailure("```python\nSELECT\n```"))
        .isEqualTo("the answer has no block of SQL code (```sql): it has a block tagged 'python'");
  }

  @Test
  void anEmptyBlockIsPassedOver() {
    assertThat(python("```python\nx = 1\n```\n```python\n \n```")).isEqualTo("x = 1");
    assertThat(pythonFailure("```python\n\n```"))
        .isEqualTo(
            "the answer has no block of Python code (```python): its block is empty, or not"
                + " closed");
  }

  @Test
  void anOpenBlockCountsOnlyWhenTheModelSaysThatItWasDone() {
    Completion unsure = completion("```python\nx = 1", FinishReason.OTHER);

    assertThat(reason(CodeBlocks.extract(unsure, CodeLanguage.PYTHON)))
        .isEqualTo(
            "the answer has no block of Python code (```python): its block is empty, or not"
                + " closed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT a FROM t",
        "select\n  a\nfrom t;",
        "WITH x AS (SELECT 1) SELECT * FROM x",
        "with recursive x(n) as (select 1) select n from x"
      })
  void aBareQueryIsTakenForTheWholeAnswer(String query) {
    assertThat(sql("\n" + query + "\n")).isEqualTo(query);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " \n\t"})
  void anEmptyAnswerHasNoCode(String answer) {
    assertThat(sqlFailure(answer)).isEqualTo("the answer was empty");
  }

  @Test
  void anAnswerCutOffAtTheLimitHasNoCodeEvenIfOneBlockIsWhole() {
    Completion cut = completion("```sql\nSELECT 1\n```\n```sql\nSEL", FinishReason.LENGTH);

    assertThat(reason(CodeBlocks.extract(cut, CodeLanguage.SQL)))
        .isEqualTo("the answer was cut off at the token limit: answer shorter");
  }

  @Test
  void aDeclinedAnswerHasNoCode() {
    Completion declined = completion("", FinishReason.CONTENT_FILTER);

    assertThat(reason(CodeBlocks.extract(declined, CodeLanguage.SQL)))
        .isEqualTo("the model declined to answer");
  }

  @Test
  void codeMayBeAsLongAsTheLimitAndNoLonger() {
    String longest = "x".repeat(CodeBlocks.MAX_CODE_CHARACTERS);

    assertThat(python("```python\n" + longest + "\n```")).isEqualTo(longest);
    assertThat(pythonFailure("```python\n" + longest + "x\n```"))
        .isEqualTo("the code has 20,001 characters, and 20,000 are allowed");
  }

  @ParameterizedTest
  @EnumSource(CodeLanguage.class)
  void theCompletionComesAlongWhetherThereIsCodeOrNot(CodeLanguage language) {
    Completion completion = completion("no code", FinishReason.STOP);

    assertThat(CodeBlocks.extract(completion, language).completion()).isSameAs(completion);
  }

  @Test
  void aLineOfManySpacesAfterAFenceTakesNoTime() {
    String hostile = "```" + " ".repeat(200_000) + "`";

    assertThat(pythonFailure(hostile))
        .isEqualTo(
            "the answer has no block of Python code (```python): it is prose, which begins '``` `'");
  }

  @Test
  void aDeclinedAnswerIsNamedWithWhatTheModelSaid() {
    Completion declined = completion("I'm sorry,\nI can't.", FinishReason.CONTENT_FILTER);

    assertThat(reason(CodeBlocks.extract(declined, CodeLanguage.SQL)))
        .isEqualTo("the model declined to answer: I'm sorry, I can't.");
  }

  private static String python(String answer) {
    return code(CodeBlocks.extract(completion(answer, FinishReason.STOP), CodeLanguage.PYTHON));
  }

  private static String pythonFailure(String answer) {
    return reason(CodeBlocks.extract(completion(answer, FinishReason.STOP), CodeLanguage.PYTHON));
  }

  private static String sql(String answer) {
    return code(CodeBlocks.extract(completion(answer, FinishReason.STOP), CodeLanguage.SQL));
  }

  private static String sqlFailure(String answer) {
    return reason(CodeBlocks.extract(completion(answer, FinishReason.STOP), CodeLanguage.SQL));
  }

  private static String code(Answer answer) {
    assertThat(answer).isInstanceOf(Answer.Code.class);
    return ((Answer.Code) answer).text();
  }

  private static String reason(Answer answer) {
    assertThat(answer).isInstanceOf(Answer.NoCode.class);
    return ((Answer.NoCode) answer).reason();
  }

  private static Completion completion(String text, FinishReason finish) {
    return new Completion(text, TokenUsage.ZERO, finish, Duration.ZERO);
  }
}
