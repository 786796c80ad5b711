package dev.assay.cli.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What Jinja makes of a template that has no expressions but texts: it begins one wherever a brace
 * has one of its marks behind it, writes all ends of lines as LF, and drops the last.
 */
final class RenderedJinja {

  private static final Pattern LITERAL = Pattern.compile("\\{\\{ '((?:[^'\\\\]|\\\\[rn])*)' }}");
  private static final Pattern SOURCE = Pattern.compile("\\{\\{ source\\('(\\w+)', '(\\w+)'\\) }}");

  private RenderedJinja() {}

  static String of(String template) {
    String source = template.replaceAll("\r\n?", "\n").replaceFirst("\n\\z", "");
    StringBuilder text = new StringBuilder();
    int at = 0;
    for (int mark = mark(source, 0); mark >= 0; mark = mark(source, at)) {
      Matcher literal = LITERAL.matcher(source).region(mark, source.length());
      assertThat(literal.lookingAt())
          .as("an expression that is no text: %s", source.substring(mark))
          .isTrue();
      text.append(source, at, mark)
          .append(literal.group(1).replace("\\r", "\r").replace("\\n", "\n"));
      at = literal.end();
    }
    return text.append(source.substring(at)).toString();
  }

  /** The same, where tables are told by dbt's function. */
  static String sources(String template) {
    return of(SOURCE.matcher(template).replaceAll("$1.$2"));
  }

  private static int mark(String source, int from) {
    Matcher mark = Pattern.compile("\\{[{%#]").matcher(source);
    return mark.find(from) ? mark.start() : -1;
  }
}
