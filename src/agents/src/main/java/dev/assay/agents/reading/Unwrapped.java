package dev.assay.agents.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * An answer without what is put around the lines of its code: the prompts of terminals, the marks
 * of quotations, numbers of lines, line ends that are written out, a box of LaTeX.
 */
final class Unwrapped {

  private static final Pattern PYTHON_PROMPTS = Pattern.compile("(?m)^(?:>>> ?|\\.\\.\\. )");
  private static final Pattern SQL_PROMPTS =
      Pattern.compile(
          "(?im)^[ \\t]*(?:(?:sqlite|mysql|duckdb|MariaDB \\[[^\\]\\n]{0,60}]|SQL)>"
              + "|\\w{1,60}[=-][#>])[ \\t]+(?=[(]*(?:SELECT|WITH)\\b)");
  private static final Pattern MORE_PROMPTS =
      Pattern.compile("(?m)^[ \\t]*(?:\\.\\.\\.>|->|\\w{1,60}-[#>])[ \\t]");
  private static final Pattern LINE_NUMBER =
      Pattern.compile("(?m)^[ \\t]*(\\d{1,3})[ \\t]*[|:][ \\t]");
  private static final Pattern FIRST_OF_NUMBERED =
      Pattern.compile("(?im)^[ \\t]*1[ \\t]*[|:][ \\t]+[(]*(?:SELECT|WITH)\\b");
  private static final Pattern QUOTED_FENCE = Pattern.compile("\\s*>\\s*(?:```|~~~).*");
  private static final Pattern QUOTED = Pattern.compile("^\\s*> ?");

  /** Between quotes it is what the code says. */
  private static final Pattern WRITTEN_LINE_END =
      Pattern.compile("(?<![\\\\'\"])\\\\(?:r\\\\)?n(?!['\"])");

  private static final Pattern BOX =
      Pattern.compile("\\$*\\\\boxed\\{((?:[^{}]|\\{[^{}]*+}){1,5000}+)}\\$*");
  private static final Pattern TEX_TEXT =
      Pattern.compile("\\\\(?:text(?:tt|rm|bf)?|mathtt|mathrm|mbox)\\{([^{}]{1,5000}+)}");
  private static final Pattern TEX_LISTING =
      Pattern.compile(
          "\\\\(?:begin|end)\\{(?:verbatim|lstlisting|minted|code)}(?:\\[[^\\]\\n]{0,80}])?(?:\\{\\w{1,20}})?");

  /** Other marks than those of Markdown, on lines of their own. */
  private static final Pattern OTHER_FENCE =
      Pattern.compile("(?m)^[ \\t]*+(?:'''|\"\"\"|\\$\\$|`{1,2}+)[ \\t]*+(\\w{0,12})[ \\t]*$");

  /** What terminals of databases take besides SQL. */
  private static final Pattern CLIENT_COMMAND =
      Pattern.compile(
          "(?m)^[ \\t]*+(?:GO|/|\\.(?:headers?|mode|nullvalue|width|timer|open)\\b.*)[ \\t]*+$|\\\\[gG][ \\t]*+$");

  private static final Pattern COPY_BUTTON = Pattern.compile("(?m)^\\w{0,12}?Copy code[ \\t]*");

  private Unwrapped() {}

  static String of(String answer, CodeLanguage language) {
    String said = withLineEnds(answer);
    said = TEX_TEXT.matcher(BOX.matcher(said).replaceAll("\n$1\n")).replaceAll("$1");
    said = TEX_LISTING.matcher(said).replaceAll("\n```\n");
    said = withoutQuotation(fenced(COPY_BUTTON.matcher(said).replaceAll(""), language));
    return switch (language) {
      case PYTHON -> said.contains(">>> ") ? PYTHON_PROMPTS.matcher(said).replaceAll("") : said;
      case SQL ->
          withoutLineNumbers(withoutSqlPrompts(CLIENT_COMMAND.matcher(said).replaceAll("")));
      case JSON -> said;
    };
  }

  /** Three quotes, or two dollars, that come in pairs are fences; in Python, if a tag says so. */
  private static String fenced(String said, CodeLanguage language) {
    List<String> tags = OTHER_FENCE.matcher(said).results().map(mark -> mark.group(1)).toList();
    boolean fences =
        tags.size() % 2 == 0
            && !tags.isEmpty()
            && (language == CodeLanguage.SQL || language.isTaggedBy(tags.getFirst()));
    return fences ? OTHER_FENCE.matcher(said).replaceAll("```$1") : said;
  }

  private static String withLineEnds(String answer) {
    return answer.indexOf('\n') >= 0 || answer.strip().startsWith("{")
        ? answer
        : WRITTEN_LINE_END.matcher(answer).replaceAll("\n");
  }

  private static String withoutSqlPrompts(String said) {
    String without = SQL_PROMPTS.matcher(said).replaceAll("");
    return without.length() == said.length() ? said : MORE_PROMPTS.matcher(without).replaceAll("");
  }

  /** Lines of a query that are counted from 1, as editors show them. */
  private static String withoutLineNumbers(String said) {
    if (!FIRST_OF_NUMBERED.matcher(said).find()) {
      return said;
    }
    List<String> numbers = LINE_NUMBER.matcher(said).results().map(line -> line.group(1)).toList();
    boolean counted =
        IntStream.range(0, numbers.size())
            .allMatch(line -> Integer.parseInt(numbers.get(line)) == line + 1);
    return counted ? LINE_NUMBER.matcher(said).replaceAll("") : said;
  }

  /** Lines that follow each other in a quotation are unquoted when a fence is among them. */
  private static String withoutQuotation(String said) {
    if (said.lines().noneMatch(line -> QUOTED_FENCE.matcher(line).matches())) {
      return said;
    }
    List<String> lines = new ArrayList<>();
    for (String line : said.lines().toList()) {
      lines.add(QUOTED.matcher(line).replaceFirst(""));
    }
    return String.join("\n", lines);
  }
}
