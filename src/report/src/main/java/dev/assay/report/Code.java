package dev.assay.report;

import static j2html.TagCreator.code;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Code as readers expect it: comments, strings, numbers and key words told apart. */
enum Code {
  SQL(
      "(--[^\\n]*)|('(?:[^']|'')*+'|\"(?:[^\"]|\"\")*+\"|`[^`]*`)|(\\b\\d+(?:\\.\\d+)?\\b)|(\\b[A-Za-z_]\\w*\\b)",
      """
      all and any as asc between by case cast coalesce count cross desc distinct else end except exists false from full
      group having in inner intersect is join left like limit max min natural not null nulls offset on or order outer
      over partition recursive right select sum avg then true union using values when where window with
      """),
  PYTHON(
      "(#[^\\n]*)|([rRbBfF]{0,2}(?:\"\"\"(?s:.*?)\"\"\"|'''(?s:.*?)'''|\"(?:[^\"\\\\\\n]|\\\\.)*+\"|'(?:[^'\\\\\\n]|\\\\.)*+'))|(\\b\\d+(?:\\.\\d+)?\\b)|(\\b[A-Za-z_]\\w*\\b)",
      """
      and as assert break class continue def del elif else except False finally for from global if import in is lambda
      None nonlocal not or pass raise return True try while with yield
      """);

  private static final List<String> KINDS = List.of("comment", "string", "number", "keyword");

  private final Pattern tokens;
  private final Set<String> keywords;

  Code(String tokens, String keywords) {
    this.tokens = Pattern.compile(tokens);
    this.keywords = Set.of(keywords.strip().split("\\s+"));
  }

  /** The code as a block; a label says to screen readers what it is. */
  DomContent block(String source, String label) {
    return pre()
        .attr("tabindex", "0")
        .attr("aria-label", Text.safe(label))
        .with(code().with(parts(source)));
  }

  /** The code in line. */
  List<DomContent> parts(String source) {
    String shown = Text.lines(source);
    List<DomContent> parts = new ArrayList<>();
    Matcher token = tokens.matcher(shown);
    int end = 0;
    while (token.find()) {
      int kind = kind(token);
      if (kind < 0) {
        continue;
      }
      parts.add(text(shown.substring(end, token.start())));
      parts.add(span(token.group()).withClass(KINDS.get(kind)));
      end = token.end();
    }
    parts.add(text(shown.substring(end)));
    return parts;
  }

  private int kind(Matcher token) {
    for (int group = 1; group <= 3; group++) {
      if (token.group(group) != null) {
        return group - 1;
      }
    }
    String word = token.group();
    return keywords.contains(this == SQL ? word.toLowerCase(Locale.ROOT) : word) ? 3 : -1;
  }
}
